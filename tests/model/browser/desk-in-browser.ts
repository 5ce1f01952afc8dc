import { generateKeyPairSync } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { DeskUi } from '../../../tools/model/steps/ui.ts';
import { addAuthenticator } from '../../e2e/support/open-desk.ts';
import { HeldRoutes } from './held-routes.ts';
import { appInBrowser, controlsIn } from './shop-in-browser.ts';

declare global {
  interface Window {
    /** Dispatches an event of the server's on every open stream. */
    tellDesk: (updates: string) => void;
  }
}

/**
 * A clock that stands, since the promise's timers are held by their exact length; updates that the test tells; and what is
 * folded away unfolded, as jsdom shows it.
 */
function standStill(now: number): void {
  Date.now = () => now;
  const streams = new Set<EventTarget>();
  class ToldEvents extends EventTarget {
    constructor() {
      super();
      streams.add(this);
    }
    close() {
      streams.delete(this);
    }
  }
  Object.assign(window, { EventSource: ToldEvents });
  new MutationObserver(() => {
    for (const folded of document.querySelectorAll('details:not([open])')) folded.setAttribute('open', '');
  }).observe(document, { childList: true, subtree: true });
  window.tellDesk = (updates) => streams.forEach((stream) => stream.dispatchEvent(new Event(updates)));
}

/** The built desk in a real browser: every call and long timer held, a passkey in a virtual authenticator. */
export async function deskInBrowser(page: Page, origin: string, now: number): Promise<DeskUi> {
  const { session, authenticatorId } = await addAuthenticator(page);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  await session.send('WebAuthn.addCredential', {
    authenticatorId,
    credential: {
      credentialId: Buffer.from('klucz').toString('base64'),
      isResidentCredential: true,
      rpId: 'localhost',
      privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
      userHandle: Buffer.from('jagna').toString('base64'),
      signCount: 1,
    },
  });
  const network = new HeldRoutes();
  await network.hold(page, `${origin}/desk-api/**`, () => true);
  await page.addInitScript(standStill, now);
  return {
    ...(await appInBrowser(page, network, origin)),
    // An expired session asks over the page, which must stand as it was.
    ...controlsIn(page, { underDialogs: true }),
    async tell(updates) {
      if (updates !== 'reconnected') {
        await page.evaluate((told) => window.tellDesk(told), updates);
        return;
      }
      for (const isOffline of [true, false]) await page.context().setOffline(isOffline);
    },
    async saysInDialog(text, is) {
      const dialog = expect(page.getByRole('dialog'));
      await (is ? dialog : dialog.not).toContainText(text);
    },
    isAsked: () => page.getByRole('dialog').isVisible(),
  };
}
