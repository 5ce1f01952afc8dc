import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { AnswerFlow } from '#desk/order/answer/answer-flow.tsx';
import { begun, fieldsOf, SECOND, theirs } from '#tools/model/sample-answers.ts';
import { QUESTION, wireOrder } from '#tools/model/sample-desk.ts';
import type { Order } from '#desk/domain/wire.ts';
import { renderDesk } from '../../render-desk.tsx';

const KEY = 'desk.answer.1.7';
const client = createDeskClient(() =>
  Promise.resolve(Response.json({ code: 404, message: '' }, { status: 404 })),
);

/** The flow of an order, which a button renews. */
function Renewed() {
  const [answer, setAnswer] = useState(begun);
  return (
    <>
      <button type="button" onClick={() => setAnswer(theirs)}>
        Nowiny
      </button>
      <AnswerFlow order={wireOrder(answer, '2026-11-28T12:00:00.000Z') as Order} />
    </>
  );
}

const open = () => renderDesk(client, [], '/zamowienia/7', <Renewed />);

beforeEach(() => localStorage.clear());

test('a tab without unsaved text leaves the copy of another tab alone [DK-6]', async () => {
  const user = open();
  const copy = JSON.stringify({ fields: fieldsOf(SECOND).slice(0, 1), version: 1, disputed: [] });
  localStorage.setItem(KEY, copy);
  await user.click(screen.getByRole('button', { name: 'Nowiny' }));
  expect(localStorage.getItem(KEY)).toBe(copy);
});

test('what this tab typed it keeps, and clears when it is discarded [DK-6]', async () => {
  const user = open();
  await user.type(screen.getByRole('textbox', { name: QUESTION }), 'x');
  expect(localStorage.getItem(KEY)).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Odrzuć' }));
  expect(screen.getByRole('dialog', { name: 'Odrzucić zmiany?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Odrzuć' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('a letter typed and taken back is discarded without a question [DK-6]', async () => {
  const user = open();
  await user.type(screen.getByRole('textbox', { name: QUESTION }), 'x{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Odrzuć' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Odrzuć' })).toBeNull();
});
