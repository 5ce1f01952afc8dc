import { expect, test } from 'vitest';
import { readSources } from './checks/source-tree.ts';

/** Who names several mails of one job: the newsletter keeps what came of each by itself. */
const SEVERAL = new Set([
  'server/mail/mail-id.ts',
  'server/mail/mail-each.ts',
  'server/checks/sends-trial.ts',
  'server/newsletter/send-batch.ts',
  'server/owner-digest/owner-digest-jobs.ts',
]);

const inLoops = (sources: readonly { path: string; text: string }[]) =>
  sources
    .filter(({ path, text }) => /\bmailIdFor\b/.test(text) && !SEVERAL.has(path))
    .map(({ path }) => path);

test('a job that mails several people does it by `mailEach`: whose mailbox is refused keeps nobody else from her mail', () => {
  expect(inLoops(readSources(['server']))).toEqual([]);
});

test('the check finds a job that names them itself', () => {
  expect(
    inLoops([{ path: 'server/a.ts', text: 'for (const to of all) await send(mailIdFor(id, to), mail);' }]),
  ).toEqual(['server/a.ts']);
});
