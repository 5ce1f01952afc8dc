import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { freePort } from '../../../tools/free-port.ts';
import { startShop, type ShopProcess } from '../../../tools/shop-process.ts';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const run = promisify(execFile);

export interface DeskInBrowser {
  shop: ShopProcess;
  /** `http://localhost:PORT`: passkeys work there. */
  url: string;
  /** The link of an owner's invitation, from the terminal. */
  invitation: string;
  /** The link into the sample shop that the start has printed. */
  sample: () => string;
}

/** Starts a shop with a desk, after an owner was invited at the terminal as one does it: with the shop stopped. */
export async function openDesk(more: Record<string, string> = {}): Promise<DeskInBrowser> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-desk-'));
  const port = String(await freePort());
  const settings = { DATA_DIR: dataDir, DESK_PORT: port, ...more };
  // The first start makes the database.
  await (await startShop({ settings })).stop();
  const { stdout } = await run(
    process.execPath,
    ['tools/run.mjs', 'tools/desk.ts', 'invite', 'owner', 'ludmila@example.pl', 'Ludmiła'],
    { cwd: repository, env: { ...process.env, ...settings } },
  );
  const shop = await startShop({ settings });
  const url = `http://localhost:${port}`;
  await deskReady(url);
  return {
    shop,
    url,
    invitation: /http\S+zaproszenie#\S+/.exec(stdout)?.[0] ?? '',
    sample: () => /http\S+#probny=\S+/.exec(shop.output())?.[0] ?? '',
  };
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
