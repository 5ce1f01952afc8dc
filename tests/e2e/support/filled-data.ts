import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startShop } from '../../../tools/shop-process.ts';
import { inRepository } from '../../../tools/setup/repository.mjs';
import freshBuild from './fresh-build.ts';

const FOLDER = 'FILLED_DATA';
const INVITATION = 'FILLED_DATA_INVITATION';

/** Data of the sample shop, of which each shop under test gets a copy: making it takes longer than a journey. */
export const filledData = (): string | undefined => process.env[FOLDER];

/** The link of an owner's invitation to the desk of those data, as the terminal printed it; only its host may differ. */
export const ownersInvitation = (): string => process.env[INVITATION] ?? '';

/** Before the first test: builds the shop, fills its data and invites an owner, as one does it, with the shop stopped. */
export default async function fillData(): Promise<() => Promise<void>> {
  await freshBuild();
  const folder = await mkdtemp(join(tmpdir(), 'shop-filled-'));
  await (await startShop({ settings: { DATA_DIR: folder } })).stop();
  await rm(join(folder, 'snapshots'), { recursive: true, force: true });
  const command = ['tools/run.mjs', 'tools/desk.ts', 'invite', 'owner', 'ludmila@example.pl', 'Ludmiła'];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: inRepository('.'),
    env: { ...process.env, DATA_DIR: folder },
  });
  process.env[FOLDER] = folder;
  process.env[INVITATION] = /http\S+zaproszenie#\S+/.exec(stdout)?.[0] ?? '';
  return () => rm(folder, { recursive: true, force: true });
}
