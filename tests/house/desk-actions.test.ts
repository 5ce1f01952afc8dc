import { expect, test } from 'vitest';
import { DISCARD_WORDS, LEAVE_NEW_WORDS, SAVE_WORDS } from '#desk/frame/edit/edit-words.ts';
import { readSources, type SourceFile } from './checks/source-tree.ts';

/** The client, the frame, and the ports of machines, which read every refusal as data. */
const TELLS = /^src\/desk\/(?:api\/|frame\/|.*-ports\.ts$)/;

/** Files outside of these that look for an ended session. */
const tellEndedSession = (files: readonly SourceFile[]) =>
  files
    .filter(({ path, text }) => !TELLS.test(path) && /\bisSignedOut\b|\b401\b|\bonExpired\b/.test(text))
    .map(({ path }) => path);

/** Files outside of these that call the API and keep for themselves whether it runs or how it failed. */
const runByHand = (files: readonly SourceFile[]) =>
  files
    .filter(
      ({ path, text }) =>
        !TELLS.test(path) &&
        /\bunwrap\(/.test(text) &&
        /\bcatch\b|\bset(?:Busy|Saving|Running|Retrying|Outcome|HasFailed|Failed)\b/.test(text),
    )
    .map(({ path }) => path);

/** Files that may open another page after a call by themselves: the one that made it may have been left. */
const goAfterwards = (files: readonly SourceFile[]) =>
  files
    .filter(({ text }) => /\buseNavigate\b/.test(text) && /\buseAction\b/.test(text))
    .map(({ path }) => path);

const desk = readSources(['src/desk']);
const written = (text: string) => [{ path: 'src/desk/money/a.tsx', text }];

test('an ended session is told by the client and the frame alone', () => {
  expect(tellEndedSession(desk)).toEqual(['src/desk/app.tsx']);
});

test('an action of a page is run by useAction', () => {
  expect(runByHand(desk)).toEqual([]);
});

test('a page that acts opens another one by useGo, which does nothing once the page was left', () => {
  expect(goAfterwards(desk)).toEqual([]);
});

test('these checks find what they are for', () => {
  expect(tellEndedSession(written('if (isSignedOut(error)) return;'))).toHaveLength(1);
  expect(tellEndedSession(written('if (error.status === 401) return;'))).toHaveLength(1);
  expect(runByHand(written('try { await unwrap(call); } catch { return; }'))).toHaveLength(1);
  expect(goAfterwards(written('const navigate = useNavigate(); useAction({ failed });'))).toHaveLength(1);
  expect(runByHand(written('setBusy(true); unwrap(call);'))).toHaveLength(1);
  expect(runByHand(written('const { busy, run } = useAction({ failed }); run(() => unwrap(call));'))).toEqual(
    [],
  );
});

test('what every page says about saving is written once', () => {
  const sentences = [SAVE_WORDS, DISCARD_WORDS, LEAVE_NEW_WORDS].flatMap((words) => Object.values(words));
  const long = sentences.filter((sentence) => sentence.includes(' '));
  const places = long.map((sentence) =>
    desk.filter(({ text }) => text.includes(`'${sentence}'`)).map(({ path }) => path),
  );
  expect(places).toEqual(long.map(() => ['src/desk/frame/edit/edit-words.ts']));
});
