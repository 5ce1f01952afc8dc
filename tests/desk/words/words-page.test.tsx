import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import type { RatingWords } from '#desk/domain/wire.ts';
import WordsPage from '#desk/words/words-page.tsx';
import { axeFindings } from '#tests/kit/axe.ts';
import { reply } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';

const ONE: RatingWords = {
  ratingId: 7,
  fairyName: 'Jagna',
  stars: 1,
  words: 'Nie zrozumiała pytania.',
  firstName: 'Ewa',
  writtenAt: '2026-11-26T08:00:00Z',
  state: 'waiting',
};

function drawn(waiting: RatingWords[], decided: RatingWords[] = []) {
  const calls: string[] = [];
  const client = createDeskClient(async (request) => {
    const { url, method } = request;
    if (method === 'POST') {
      calls.push(`${new URL(url).pathname} ${await request.text()}`);
      return new Response(null, { status: 204 });
    }
    return reply<'listRatingWords'>({
      waiting,
      moreWaiting: waiting.length > 0,
      decided,
      next: null,
      now: '2026-11-26T09:00:00Z',
    });
  });
  renderDesk(client, ['listRatingWords'], '/slowa', <WordsPage />);
  return calls;
}

test('words are shown by one press, and refused only by one of the written rules [LW-16]', async () => {
  const calls = drawn([ONE]);
  const user = userEvent.setup();
  const row = within(await screen.findByRole('region', { name: 'Czekają na przeczytanie' }));
  expect(row.getByText('Nie zrozumiała pytania.')).toBeDefined();
  await user.click(row.getByRole('button', { name: 'Nie pokazuj: Ewa o: Jagna' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(calls).toEqual([]);
  expect((await axeFindings()).filter((finding) => !finding.startsWith('landmark-unique'))).toEqual([]);
  await user.click(dialog.getByRole('button', { name: /^Bez reklam/ }));
  expect(await screen.findByText('Opinia nie pokaże się na stronie')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Pokaż: Ewa o: Jagna' }));
  expect(await screen.findByText('Opinia jest na stronie')).toBeDefined();
  expect(calls).toEqual([
    '/desk-api/rating-words/7/decision {"seen":"waiting","rule":"advert"}',
    '/desk-api/rating-words/7/decision {"seen":"waiting"}',
  ]);
});

test('who decided, and by which rule, stands beside words that were read', async () => {
  drawn([], [{ ...ONE, state: 'refused', rule: 'insult', decidedBy: 'Ludmiła' }]);
  expect(await screen.findByText(/Niepokazana: Ludmiła\. Bez obelg/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Nie pokazuj/ })).toBeNull();
});

test.each<[RatingWords['state'], Partial<RatingWords>, RegExp, object]>([
  ['refused', { rule: 'insult' }, /^Pokaż: /, { seen: 'insult' }],
  ['shown', {}, /^Nie pokazuj: /, { seen: 'shown', rule: 'advert' }],
])(
  'what was decided (%s) can be decided anew, and goes with the decision that was read [LW-16] [DK-6]',
  async (state, more, name, body) => {
    const calls = drawn([], [{ ...ONE, state, decidedBy: 'Ludmiła', ...more }]);
    await userEvent.click(await screen.findByRole('button', { name }));
    const dialog = screen.queryByRole('dialog');
    if (dialog) await userEvent.click(within(dialog).getByRole('button', { name: /^Bez reklam/ }));
    await expect.poll(() => calls).toEqual([`/desk-api/rating-words/7/decision ${JSON.stringify(body)}`]);
  },
);
