import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { keepOrderTrail } from '#desk/frame/order-trail.ts';
import { answerCopy, approvalCopy } from '#desk/order/answer/answer-copy.ts';
import { AnswerFlow } from '#desk/order/answer/answer-flow.tsx';
import { begun, fieldsOf, inReview, SECOND, sentBack, theirs } from '#tools/model/sample-answers.ts';
import { QUESTION, wireOrder } from '#tools/model/sample-desk.ts';
import type { Order } from '#desk/domain/wire.ts';
import type { Answer } from '#machines/answer.machine.ts';
import { must } from '#domain/must.ts';
import { refusal, reply } from '../../desk-replies.ts';
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

const Address = () => <p data-testid="address">{useLocation().pathname}</p>;

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

test.each([
  [undefined, 3],
  ['Jagna', 0],
])(
  'two versions are chosen between where one may write, and only read while another person writes: %s [DK-6]',
  async (lockedBy, buttons) => {
    localStorage.setItem(KEY, JSON.stringify({ fields: fieldsOf(SECOND), version: 1, disputed: ['1'] }));
    const order = wireOrder({ ...theirs, lockedBy }, '2026-11-28T12:00:00.000Z') as Order;
    renderDesk(client, [], '/zamowienia/7', <AnswerFlow order={order} />);
    const both = within(await screen.findByRole('group', { name: answerCopy.conflict('Jagna') }));
    expect(both.getByText(SECOND)).toBeVisible();
    expect(both.queryAllByRole('button')).toHaveLength(buttons);
  },
);

test('a letter typed and taken back is discarded without a question [DK-6]', async () => {
  const user = open();
  await user.type(screen.getByRole('textbox', { name: QUESTION }), 'x{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Odrzuć' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Odrzuć' })).toBeNull();
});

test('cards refused by a newer save stand beside the other tab’s; the kept ones are saved over the version seen [DK-6]', async () => {
  const laid = (answer: typeof begun, ...cards: string[]) => {
    const wired = wireOrder(answer, '2026-11-28T12:00:00.000Z') as Order;
    const draft = wired.answer.draft && {
      ...wired.answer.draft,
      cards: cards.map((card) => ({ card, position: '', isReversed: false })),
    };
    return { ...wired, spread: [], answer: { ...wired.answer, draft } };
  };
  const saved: { seenVersion: number; cards: { card: string }[] }[] = [];
  const newer = laid({ ...theirs, fields: begun.fields }, 'cups-1').answer;
  const tabs = createDeskClient(async (request) => {
    saved.push(await request.json());
    return saved.length === 1
      ? refusal<'saveDraft'>(409, { code: 210, current: newer })
      : reply<'saveDraft'>({ ...newer, draft: newer.draft && { ...newer.draft, version: 3 } });
  });
  const user = renderDesk(
    tabs,
    [],
    '/zamowienia/7',
    <AnswerFlow order={laid(begun, 'major-9', 'major-17')} />,
  );
  await user.click(await screen.findByRole('button', { name: 'Zdejmij: Gwiazda' }));
  await user.click(screen.getByRole('button', { name: /^Zapisz szkic/ }));
  const both = within(await screen.findByRole('group', { name: /Jagna/ }));
  expect(both.getByText('Pustelnik')).toBeVisible();
  expect(both.getByText('As Kielichów')).toBeVisible();
  await user.click(both.getByRole('button', { name: /^Zostaw/ }));
  await user.click(screen.getByRole('button', { name: /^Zapisz/ }));
  expect(saved.map(({ seenVersion, cards }) => [seenVersion, ...cards.map(({ card }) => card)])).toEqual([
    [1, 'major-9'],
    [2, 'major-9'],
  ]);
});

test('an older version comes into the editor whole: what it leaves out is left out, and what it answers is taken in [DK-6]', async () => {
  const order = wireOrder(begun, '2026-11-28T12:00:00.000Z') as Order;
  const version = (number: number, response: string) => ({
    ...must(order.answer.draft, 'a draft'),
    version: number,
    text: `Słowo ${number}.`,
    responses: [{ sequenceNumber: 1, response, ignoreResponse: response === '' }],
  });
  const versions = createDeskClient(async () =>
    reply<'listDrafts'>({ drafts: [version(3, ''), version(2, 'Tak.')], next: null }),
  );
  const user = renderDesk(versions, [], '/zamowienia/7', <AnswerFlow order={order} />);
  for (const [at, text, response, isLeftOut] of [
    [0, 'Słowo 3.', '', true],
    [1, 'Słowo 2.', 'Tak.', false],
  ] as const) {
    await user.click(screen.getByRole('tab', { name: 'Wersje' }));
    await user.click(
      must((await screen.findAllByRole('button', { name: 'Weź do edytora' }))[at], 'a version'),
    );
    expect(screen.getByRole('textbox', { name: answerCopy.closing })).toHaveValue(text);
    expect(screen.getByRole('textbox', { name: QUESTION })).toHaveValue(response);
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(isLeftOut);
  }
});

test('a snippet that is being typed under the answer stays while the mail is looked at', async () => {
  const snippets = createDeskClient(async ({ url }) =>
    url.endsWith('/phrases') ? reply<'listPhrases'>([]) : refusal<'listPhrases'>(404, { code: 203 }),
  );
  const user = renderDesk(snippets, ['listPhrases'], '/zamowienia/7', <Renewed />);
  const [fold] = screen.getAllByText('Moje zwroty');
  if (!fold) throw new Error('The answer has no snippets');
  await user.click(fold);
  const fresh = await screen.findByRole('textbox', { name: 'Nowy zwrot' });
  await user.type(fresh, 'Serdecznie');
  await user.click(screen.getByRole('tab', { name: 'Podgląd listu' }));
  expect(fresh).not.toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Pisanie' }));
  expect(fresh).toBeVisible();
  expect(fresh).toHaveValue('Serdecznie');
});

test('keys lead to the order before and the next one of the list, to the mail and back into the text [DK-6]', async () => {
  keepOrderTrail([6, 7, 8], window.location.pathname + window.location.search);
  const at = () => screen.getByTestId('address').textContent;
  for (const [key, address] of [
    ['k', '/zamowienia/6'],
    ['j', '/zamowienia/8'],
  ] as const) {
    const user = renderDesk(
      client,
      [],
      '/zamowienia/7',
      <>
        <Address />
        <Renewed />
      </>,
    );
    await user.keyboard('p');
    expect(screen.getByRole('tab', { name: 'Podgląd listu', selected: true })).toBeVisible();
    await user.keyboard('e');
    await waitFor(() => expect(screen.getByRole('textbox', { name: QUESTION })).toHaveFocus());
    await user.keyboard('x');
    expect(at()).toBe('/zamowienia/7');
    await user.keyboard('{Backspace}');
    act(() => screen.getByRole('textbox', { name: QUESTION }).blur());
    await user.keyboard(key);
    expect(at()).toBe(address);
    cleanup();
  }
});

test('a note of a decision outlives its form: shown while another person writes, and typed on afterwards [DK-6]', async () => {
  const locked = { ...inReview, revision: inReview.revision + 1, lockedBy: 'Jagna' };
  const free = { ...inReview, revision: inReview.revision + 2 };
  const elsewhere = { ...sentBack, revision: inReview.revision + 3 };
  const states = [locked, free, elsewhere];
  function News() {
    const [answer, setAnswer] = useState(inReview);
    return (
      <>
        <button type="button" onClick={() => setAnswer(states.shift() ?? inReview)}>
          Nowiny
        </button>
        <AnswerFlow order={wireOrder(answer, '2026-11-28T12:00:00.000Z') as Order} />
      </>
    );
  }
  const user = renderDesk(client, ['approveAnswer', 'sendBackAnswer'], '/zamowienia/7', <News />);
  const news = () => user.click(screen.getByRole('button', { name: 'Nowiny' }));
  const note = () => screen.queryByRole('textbox', { name: approvalCopy.note });
  await user.click(await screen.findByRole('button', { name: approvalCopy.sendBack }));
  await user.type(screen.getByRole('textbox', { name: approvalCopy.note }), 'Dopisz o wiośnie.');

  await news();
  expect(note()).toBeNull();
  expect(screen.getByText('Dopisz o wiośnie.')).toBeVisible();
  await news();
  expect(note()).toHaveValue('Dopisz o wiośnie.');
  await news();
  expect(note()).toBeNull();
  expect(screen.getByText(answerCopy.noteKept)).toBeVisible();
  expect(screen.getByText('Dopisz o wiośnie.')).toBeVisible();
});

test.each([
  [200, false],
  [500, true],
])(
  'a note that was sent is kept only where the server did not take it: %s [DK-6]',
  async (status, isKept) => {
    const newer = { ...sentBack, revision: inReview.revision + 1 };
    const { answer } = wireOrder(newer, '2026-11-28T12:00:00.000Z') as Order;
    const server = createDeskClient(async () =>
      status === 200 ? reply<'sendBackAnswer'>(answer) : refusal<'sendBackAnswer'>(status, { code: 500 }),
    );
    const order = wireOrder(inReview, '2026-11-28T12:00:00.000Z') as Order;
    const may = ['approveAnswer', 'sendBackAnswer'];
    const user = renderDesk(server, may, '/zamowienia/7', <AnswerFlow order={order} />);
    await user.click(await screen.findByRole('button', { name: approvalCopy.sendBack }));
    await user.type(screen.getByRole('textbox', { name: approvalCopy.note }), 'Dopisz o wiośnie. ');
    await user.click(screen.getByRole('button', { name: approvalCopy.notePress }));
    if (isKept) await screen.findByRole('alert');
    else await screen.findByText(/odsyła z uwagą/);
    expect(screen.queryByText(answerCopy.noteKept)).toBeNull();
    expect(screen.queryByDisplayValue(/Dopisz o wiośnie/) !== null).toBe(isKept);
  },
);

test('an agreement that goes again to a mended address is shown as the server then says, not as it was loaded [LW-9]', async () => {
  const order = wireOrder(begun, '2026-11-28T12:00:00.000Z') as Order;
  const refused: Order['answer'] = { ...order.answer, agreement: 'refused' };
  const mailing = createDeskClient(async ({ method }) =>
    method === 'POST'
      ? reply<'mailAgreementAgain'>({ ...refused, revision: refused.revision + 1, agreement: 'waiting' })
      : Response.json({ code: 404, message: '' }, { status: 404 }),
  );
  const user = renderDesk(
    mailing,
    ['mailAgreementAgain'],
    '/zamowienia/7',
    <AnswerFlow order={{ ...order, answer: refused }} />,
  );
  await user.type(screen.getByRole('textbox', { name: /^Poprawiony adres/ }), 'ewa@example.com');
  await user.click(screen.getByRole('button', { name: 'Wyślij umowę' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Poprawiony adres/ })).toBeNull());
  expect(screen.queryByText('Adres może poprawić właścicielka.')).toBeNull();
});

test('until the mail server has accepted the agreement the answer is only read, and a kept text waits unsaved [LW-9] [DK-6]', async () => {
  const copy = { fields: fieldsOf(SECOND).slice(0, 1), version: 1, disputed: [] };
  localStorage.setItem(KEY, JSON.stringify(copy));
  function Mailed() {
    const [answer, setAnswer] = useState<Answer>({ ...begun, agreement: 'waiting' });
    return (
      <>
        <button type="button" onClick={() => setAnswer({ ...begun, revision: 9 })}>
          Przyjęta
        </button>
        <AnswerFlow order={wireOrder(answer, '2026-11-28T12:00:00.000Z') as Order} />
      </>
    );
  }
  const user = renderDesk(client, ['approveAnswer', 'handOverAnswer'], '/zamowienia/7', <Mailed />);
  const field = () => screen.getByRole('textbox', { name: QUESTION });
  const buttons = /^Zapisz|^Zatwierdź|^Oddaj do sprawdzenia/;
  expect(field()).toHaveAttribute('readonly');
  expect(field()).toHaveValue(SECOND);
  expect(screen.queryAllByRole('button', { name: buttons })).toEqual([]);
  expect(screen.getByText('Umowa czeka na wysłanie.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Przyjęta' }));
  expect(field()).not.toHaveAttribute('readonly');
  expect(field()).toHaveValue(SECOND);
  expect(screen.getByRole('button', { name: /^Zapisz szkic/ })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: buttons }).length).toBeGreaterThan(1);
});
