// Styles are for browsers: a stylesheet in jsdom is read again for each question about visibility.
import '@vanilla-extract/css/disableRuntimeStyles';
import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { readInlineStylesOnly } from './computed-style.ts';
import { findLabelsFast } from './field-labels.ts';
import { refuseFormsThatLeave } from './forms-that-leave.ts';
import { withoutOwnerStacks } from './owner-stacks.ts';
import { failOnWarnings } from './react-warnings.ts';
import { settleEffects } from './settle-effects.ts';
import { leaveWindow } from './leave-window.ts';

// First, so that it is asked last: a test that fails by it leaves nothing to the next.
if (typeof window !== 'undefined') {
  leaveWindow();
  failOnWarnings();
}
// Every rendered tree goes away after its test, so that roles and labels stay unique.
afterEach(() => cleanup());
withoutOwnerStacks();

if (typeof window !== 'undefined') {
  readInlineStylesOnly();
  findLabelsFast();
  settleEffects();
  refuseFormsThatLeave();
  // Files that share their modules share the window, too: its document, address, place and storages.
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  // What an earlier file put in the place of a part of the browser: these have no such properties of their own.
  for (const part of [window.history, navigator])
    for (const name of Object.getOwnPropertyNames(part)) Reflect.deleteProperty(part, name);
  window.history.replaceState(null, '', '/');
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true, writable: true });
  localStorage.clear();
  sessionStorage.clear();
  // jsdom has no layout. Radix asks for these when a list opens or an item is focused.
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.hasPointerCapture ??= () => false;
  Element.prototype.releasePointerCapture ??= () => undefined;
  // Nor has it media: neither fingers, nor wishes.
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { matches: false, media }) as unknown as MediaQueryList;
  // Nor has it beacons. Pages of earlier files in this window still listen, and send theirs when another's page is left.
  navigator.sendBeacon ??= () => true;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
