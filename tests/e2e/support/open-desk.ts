import { expect, type BrowserContext, type Page } from '@playwright/test';
import { freePort } from '../../../tools/free-port.ts';
import { startShop, type ShopProcess } from '../../../tools/shop-process.ts';
import { filledData, ownersInvitation } from './filled-data.ts';

export interface DeskInBrowser {
  shop: ShopProcess;
  /** `http://localhost:PORT`: passkeys work there. */
  url: string;
  /** The link of an owner's invitation, from the terminal. */
  invitation: string;
  /** The link into the sample shop that the start has printed. */
  sample: () => Promise<string>;
}

/** Starts a shop with a desk, to which an owner was invited at the terminal; with a copy of other data where they are named. */
export async function openDesk(
  more: Record<string, string> = {},
  data: string | undefined = filledData(),
): Promise<DeskInBrowser> {
  const port = String(await freePort());
  const shop = await startShop({ settings: { DESK_PORT: port, ...more }, data });
  const url = `http://localhost:${port}`;
  await deskReady(url);
  return {
    shop,
    url,
    invitation: ownersInvitation().replace(/^https?:\/\/[^/]+/, url),
    sample: () => sampleEntry(shop),
  };
}

/** The way into a sample shop's desk that the shop has printed last: each lets one person in, once. */
export async function sampleEntry({ output }: Pick<ShopProcess, 'output'>): Promise<string> {
  const printed = () => output().match(/http\S+#probny=\S+/g) ?? [];
  // The desk listens a moment after its shop, and says so then.
  await expect.poll(() => printed().length, 'the way into the desk is printed').toBeGreaterThan(0);
  return printed().at(-1) ?? '';
}

/** Ends the desk within a test. Its pages close first: what they still ask for would fail with their shop. */
export async function closeDesk({ shop }: DeskInBrowser, context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
  await shop.kill();
}

/** Waits for a desk: it listens a moment after its shop. */
export const deskReady = (url: string) =>
  expect
    .poll(() =>
      fetch(`${url}/desk-api/health/ready`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);

/** Enters as the owner of the invitation: with a passkey made on the way, past the recovery codes. */
export async function enterByInvitation(page: Page, desk: DeskInBrowser): Promise<void> {
  await addAuthenticator(page);
  await page.goto(desk.invitation);
  await page.getByRole('button', { name: 'Zapisz klucz w tym urządzeniu' }).click();
  await page.getByRole('checkbox', { name: 'Mam je zapisane w bezpiecznym miejscu' }).click();
  await page.getByRole('button', { name: 'Przejdź do kolejki' }).click();
}

/** Gives the page's device a passkey of its own: an authenticator that knows its user and always agrees. */
export async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}
