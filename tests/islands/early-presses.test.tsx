import { fireEvent } from '@testing-library/react';
import { Suspense, useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REPLAY_EARLY_PRESSES } from '#islands/early-presses.ts';

const pressed = vi.fn<(what: string) => void>();

/** The server's markup of a part that React takes over after the page around it. */
const SENT =
  '<!--$--><button>One</button><button>Two</button><button role="combobox" aria-controls="none" aria-expanded="false">List</button><!--/$-->';

/** Runs something as soon as the page around the parts is taken over, and none of them is. */
function Page({ then, children }: { then: () => void; children: ReactNode }) {
  useLayoutEffect(() => queueMicrotask(then), [then]);
  return <Suspense>{children}</Suspense>;
}

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

function takeOver(then: () => void): void {
  const app = document.getElementById('app');
  if (!app) throw new Error('The page has no place for the app');
  hydrateRoot(
    app,
    <Page then={then}>
      <button onClick={() => pressed('One')}>One</button>
      <button onClick={() => pressed('Two')}>Two</button>
      <button
        role="combobox"
        aria-controls="none"
        aria-expanded="false"
        onClick={() => pressed('List')}
        onKeyDown={() => pressed('key')}
      >
        List
      </button>
    </Page>,
  );
}

/** So many presses have arrived, and no more come while the page looks for them three more times. */
async function replayed(presses: number): Promise<void> {
  await vi.waitFor(() => expect(pressed.mock.calls.length).toBeGreaterThanOrEqual(presses), 10_000);
  await new Promise((resolve) => setTimeout(resolve, 150));
}

// The page's inline script, as the server sends it. What it listens to goes with this file.
const listening = vi.spyOn(window, 'addEventListener');
new Function(REPLAY_EARLY_PRESSES)();
const listeners = listening.mock.calls.splice(0);
listening.mockRestore();
afterAll(() => listeners.forEach((listener) => window.removeEventListener(...listener)));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  document.body.innerHTML = `<div id="app">${SENT}</div>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  pressed.mockReset();
});

test('a press in the middle of the take-over, for which React hurries, is one press', async () => {
  takeOver(() => button('One')?.click());
  await replayed(1);
  expect(pressed.mock.calls).toEqual([['One']]);
});

test('so is a key that opens a dropdown, which counts as a press', async () => {
  takeOver(() => fireEvent.keyDown(button('List') ?? document.body, { key: 'Enter' }));
  await replayed(1);
  expect(pressed.mock.calls).toEqual([['List']]);
});

test('such a press comes after one that has waited longer', async () => {
  button('Two')?.click();
  takeOver(() => button('One')?.click());
  await replayed(2);
  expect(pressed.mock.calls).toEqual([['Two'], ['One']]);
});
