import { generateKeyPairSync } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { DESK_NOW, holdDesk } from '../../../tools/model/steps/held-desk.ts';
import type { DeskUi } from '../../../tools/model/steps/ui.ts';
import { addAuthenticator } from '../../e2e/support/open-desk.ts';
import { HeldRoutes } from './held-routes.ts';
import { appInBrowser, controlsIn } from './shop-in-browser.ts';

/** The built desk in a real browser: every call and long timer held, a passkey in a virtual authenticator. */
export async function deskInBrowser(page: Page, origin: string): Promise<DeskUi> {
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
  await page.addInitScript(holdDesk, DESK_NOW);
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
    announces: (text) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible(),
    isAsked: () => page.getByRole('dialog').isVisible(),
  };
}
