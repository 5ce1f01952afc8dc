import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import type { Phrases } from '#desk/domain/wire.ts';
import { insertPhrase } from '#desk/phrases/insert-phrase.ts';
import { PhrasesFold } from '#desk/phrases/phrases-fold.tsx';
import { axeFindings } from '#tests/kit/axe.ts';
import { refusal, reply } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';

test.each([
  ['Dzień dobry. Do widzenia.', { start: 13, end: 13 }, 'Dzień dobry. Dziękuję.Do widzenia.', 22],
  ['Dzień dobry.', { start: 0, end: 12 }, 'Dziękuję.', 9],
  ['', undefined, 'Dziękuję.', 9],
  ['Dzień dobry.\n', undefined, 'Dzień dobry.\n\nDziękuję.', 23],
] as const)('a phrase goes where the cursor is, or to the end: %j at %j', (text, place, whole, at) => {
  expect(insertPhrase(text, 'Dziękuję.', place)).toEqual({ text: whole, at });
});

const FIRST = { id: 'a', text: 'Dziękuję za zaufanie.', version: 3 };

function Writing() {
  const [text, setText] = useState('Dobrego dnia');
  return (
    <>
      <textarea id="tekst" aria-label="Tekst" value={text} onChange={({ target }) => setText(target.value)} />
      <PhrasesFold fieldId="tekst" text={text} onChange={setText} />
    </>
  );
}

function drawn(answers: Response[] = []) {
  let all: Phrases = [FIRST];
  const sent: [string, unknown][] = [];
  const client = createDeskClient(async (request) => {
    if (request.method === 'GET') return reply<'listPhrases'>(all);
    const path = new URL(request.url).pathname.replace(/.*phrases\//, '');
    const body = request.method === 'PUT' ? await request.json() : undefined;
    sent.push([path, body]);
    const answer = answers.shift();
    if (answer) return answer;
    const others = all.filter(({ id }) => id !== path);
    all = request.method === 'PUT' ? [...others, { id: path, text: body.text, version: 1 }] : others;
    return reply<'savePhrase'>(all);
  });
  return { sent, user: renderDesk(client, ['listPhrases'], '/', <Writing />) };
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tekst' });

test.each([
  [0, 0, 'Dziękuję za zaufanie.Dobrego dnia'],
  [0, 7, 'Dziękuję za zaufanie. dnia'],
])(
  'two presses put a phrase in for what is selected from %i to %i, and the cursor stands behind it',
  async (start, end, whole) => {
    const { user } = drawn();
    await user.click(field());
    field().setSelectionRange(start, end);
    await user.click(screen.getByText('Moje zwroty'));
    await user.click(await screen.findByRole('button', { name: FIRST.text }));
    expect(field()).toHaveValue(whole);
    await waitFor(() => expect(field()).toHaveFocus());
    expect([field().selectionStart, field().selectionEnd]).toEqual([FIRST.text.length, FIRST.text.length]);
    expect(await axeFindings()).toEqual([]);
  },
);

test('a phrase goes to the end of a field that nobody has been in, wherever else was typed', async () => {
  const { user } = drawn();
  await user.click(screen.getByText('Moje zwroty'));
  await user.type(await screen.findByRole('textbox', { name: 'Nowy zwrot' }), 'Do');
  field().setSelectionRange(0, 0);
  await user.click(await screen.findByRole('button', { name: FIRST.text }));
  expect(field()).toHaveValue(`Dobrego dnia\n\n${FIRST.text}`);
});

test('a phrase is added under one id, changed with its version and taken away; a newer one is shown, and the text stays [DK-6]', async () => {
  const { user, sent } = drawn([
    refusal<'savePhrase'>(500, { code: 500 }),
    refusal<'savePhrase'>(422, { code: 221, errors: [{ path: '/text', message: 'Masz już 50 zwrotów' }] }),
    refusal<'savePhrase'>(409, { code: 210, current: [FIRST] }),
  ]);
  await user.click(screen.getByText('Moje zwroty'));
  const fresh = await screen.findByRole('textbox', { name: 'Nowy zwrot' });
  const save = () => user.click(screen.getByRole('button', { name: 'Zapisz zwrot' }));
  await save();
  expect(fresh).toHaveFocus();
  await user.type(fresh, 'Pozdrawiam');
  await save();
  expect(await screen.findByText('Nie udało się zapisać. Spróbuj jeszcze raz.')).toBeDefined();
  await save();
  expect(await screen.findByText('Masz już 50 zwrotów')).toBeDefined();
  await save();
  expect(await screen.findByText(/^Zwroty zmieniły się w innym oknie/)).toBeDefined();
  expect(fresh).toHaveValue('Pozdrawiam');
  await save();
  expect(await screen.findByText('Zwrot jest zapisany.')).toBeDefined();
  const ids = sent.map(([id]) => id);
  expect([ids[0] === ids[1], ids[1] === ids[2], ids[2] === ids[3]]).toEqual([true, true, false]);
  await user.type(fresh, 'Do jutra');
  await save();
  await waitFor(() => expect(fresh).toHaveValue(''));
  expect(sent[4]?.[0], 'the next one is another').not.toBe(ids[3]);
  await user.click(screen.getByRole('button', { name: `Zmień zwrot: ${FIRST.text}` }));
  const changing = screen.getByRole('textbox', { name: 'Zmieniany zwrot' });
  await user.clear(changing);
  await user.type(changing, 'Dziękuję.');
  await save();
  await screen.findByRole('textbox', { name: 'Nowy zwrot' });
  expect(sent.at(-1)).toEqual(['a', { seen: 3, text: 'Dziękuję.' }]);
  await user.click(screen.getByRole('button', { name: 'Usuń zwrot: Dziękuję.' }));
  expect(await screen.findByText('Zwrot jest usunięty.')).toBeDefined();
  expect(sent.at(-1)?.[0]).toBe('a');
});

test('a phrase that was changed in another window is changed no more: what was typed is saved beside it by the next press [DK-6]', async () => {
  const theirs = { ...FIRST, text: 'Dziękuję pięknie.', version: 4 };
  const { user, sent } = drawn([refusal<'savePhrase'>(409, { code: 210, current: [theirs] })]);
  await user.click(screen.getByText('Moje zwroty'));
  await user.click(await screen.findByRole('button', { name: `Zmień zwrot: ${FIRST.text}` }));
  await user.type(screen.getByRole('textbox', { name: 'Zmieniany zwrot' }), ' Do jutra.');
  const save = () => user.click(screen.getByRole('button', { name: 'Zapisz zwrot' }));
  await save();
  expect(await screen.findByRole('textbox', { name: 'Nowy zwrot' })).toHaveValue(`${FIRST.text} Do jutra.`);
  expect(screen.getByRole('button', { name: theirs.text })).toBeVisible();
  await save();
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent).toEqual([
    ['a', { seen: 3, text: `${FIRST.text} Do jutra.` }],
    [expect.not.stringMatching(/^a$/), { seen: 0, text: `${FIRST.text} Do jutra.` }],
  ]);
});

test('a phrase that is not saved yet is asked about before the page is left', async () => {
  const { user } = drawn();
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await user.click(screen.getByText('Moje zwroty'));
  await user.type(await screen.findByRole('textbox', { name: 'Nowy zwrot' }), 'Serdecznie');
  expect(isAsked()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Zapisz zwrot' }));
  await waitFor(() => expect(isAsked()).toBe(false));
});

test('a phrase that is being typed stays while its fold is shut, and its page still asks', async () => {
  const { user } = drawn();
  const fold = screen.getByText('Moje zwroty');
  await user.click(fold);
  const fresh = await screen.findByRole('textbox', { name: 'Nowy zwrot' });
  await user.type(fresh, 'Serdecznie');
  await user.click(fold);
  await waitFor(() => expect(fresh).not.toBeVisible());
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await user.click(fold);
  await waitFor(() => expect(fresh).toBeVisible());
  expect(fresh).toHaveValue('Serdecznie');
});

test('what is typed in a phrase is asked about before another one comes in its place, and changing can be called off [DK-6]', async () => {
  const { user } = drawn();
  await user.click(screen.getByText('Moje zwroty'));
  const change = await screen.findByRole('button', { name: `Zmień zwrot: ${FIRST.text}` });
  await user.type(screen.getByRole('textbox', { name: 'Nowy zwrot' }), 'Długi zwrot');
  await user.click(change);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('textbox', { name: 'Nowy zwrot' })).toHaveValue('Długi zwrot');
  await user.click(change);
  await user.click(screen.getByRole('button', { name: 'Odrzuć' }));
  const changed = screen.getByRole('textbox', { name: 'Zmieniany zwrot' });
  expect(changed).toHaveValue(FIRST.text);
  await user.type(changed, ' Ola');
  await user.click(screen.getByRole('button', { name: 'Anuluj' }));
  await user.click(screen.getByRole('button', { name: 'Odrzuć' }));
  expect(screen.getByRole('textbox', { name: 'Nowy zwrot' })).toHaveValue('');
  await user.click(change);
  await user.click(screen.getByRole('button', { name: 'Anuluj' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Anuluj' })).toBeNull();
});
