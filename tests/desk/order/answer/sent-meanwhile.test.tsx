import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { AgreementSection } from '#desk/order/answer/agreement-section.tsx';
import { AnswerPageSection } from '#desk/order/answer/answer-page-section.tsx';
import { begun } from '#tools/model/sample-answers.ts';
import { wireOrder } from '#tools/model/sample-desk.ts';
import type { AnswerResponse, Order } from '#desk/domain/wire.ts';
import { refusal, reply } from '../../desk-replies.ts';
import { renderDesk } from '../../render-desk.tsx';

const { answer } = wireOrder(begun, '2026-11-28T12:00:00.000Z') as Order;
const at = (revision: number, more: Partial<AnswerResponse> = {}): AnswerResponse => ({
  ...answer,
  ...more,
  revision,
});

/** A server that has `current`, and what it was sent. */
function server(current: AnswerResponse) {
  const sent: { seen: number }[] = [];
  const client = createDeskClient(async (request) => {
    const body = (await request.json()) as { seen: number };
    sent.push(body);
    return body.seen === current.revision
      ? reply<'mailAgreementAgain'>({ ...current, revision: current.revision + 1 })
      : refusal<'mailAgreementAgain'>(409, { code: 210, current });
  });
  return { sent, client };
}

function Agreement({ state }: { state: 'refused' | undefined }) {
  const [revision, setRevision] = useState(4);
  return (
    <>
      <button type="button" onClick={() => setRevision(5)}>
        Nowiny
      </button>
      <AgreementSection
        orderId={7}
        revision={revision}
        state={state}
        isAnswered={false}
        onAnswer={(newer) => setRevision(newer.revision)}
      />
    </>
  );
}

test.each([
  ['asked for', undefined],
  ['refused', 'refused'],
] as const)(
  'an agreement that was %s goes again with the answer that was shown as its form was begun; the next press with what the refusal brought [DK-6] [LW-9]',
  async (_what, state) => {
    const { sent, client } = server(at(5));
    const user = renderDesk(client, ['mailAgreementAgain'], '/', <Agreement state={state} />);
    if (state === undefined) await user.click(screen.getByRole('button', { name: 'Wyślij umowę ponownie' }));
    else await user.type(screen.getByRole('textbox', { name: /^Poprawiony adres/ }), 'ewa@example.com');
    await user.click(screen.getByRole('button', { name: 'Nowiny' }));
    const press = () => user.click(screen.getByRole('button', { name: 'Wyślij umowę' }));
    await press();
    expect(await screen.findByText(/^Coś się tu zmieniło przed chwilą/)).toBeVisible();
    await press();
    expect(sent.map(({ seen }) => seen)).toEqual([4, 5]);
    // The form of one that was asked for has served; a refused one's stays until the mail is taken.
    expect(screen.queryByRole('textbox') !== null).toBe(state === 'refused');
  },
);

test('the page of an answer is what the order says that was loaded last, and what a refusal brings [DK-6]', async () => {
  function Page() {
    const [stored, setStored] = useState(at(4, { page: 'closed' }));
    return (
      <>
        <button type="button" onClick={() => setStored(at(5, { page: 'open' }))}>
          Nowiny
        </button>
        <AnswerPageSection orderId={7} revision={stored.revision} stored={stored} onSet={() => {}} />
      </>
    );
  }
  const { sent, client } = server(at(6, { page: 'closed' }));
  const user = renderDesk(client, ['setAnswerPage'], '/', <Page />);
  await user.click(screen.getByRole('button', { name: 'Nowiny' }));
  await user.click(screen.getByRole('button', { name: 'Zamknij stronę' }));
  expect(await screen.findByRole('button', { name: 'Otwórz na nowo' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Coś się zmieniło/);
  expect(sent).toMatchObject([{ seen: 5, isOpen: false }]);
});

test('a page that was closed can be opened again at once: what is pressed next goes with what the server said [DK-6]', async () => {
  const stored = at(5, { page: 'open' });
  const sent: unknown[] = [];
  const client = createDeskClient(async (request) => {
    const body = (await request.json()) as { seen: number; isOpen: boolean };
    sent.push(body);
    return reply<'setAnswerPage'>(at(body.seen + 1, { page: body.isOpen ? 'open' : 'closed' }));
  });
  function Page() {
    const [revision, setRevision] = useState(5);
    return (
      <AnswerPageSection
        orderId={7}
        revision={revision}
        stored={stored}
        onSet={(newer) => setRevision(newer.revision)}
      />
    );
  }
  const user = renderDesk(client, ['setAnswerPage'], '/', <Page />);
  await user.click(screen.getByRole('button', { name: 'Zamknij stronę' }));
  await user.click(await screen.findByRole('button', { name: 'Otwórz na nowo' }));
  expect(await screen.findByRole('button', { name: 'Zamknij stronę' })).toBeVisible();
  expect(sent).toEqual([
    { seen: 5, isOpen: false },
    { seen: 6, isOpen: true },
  ]);
});

test.each([
  ['waiting', true, []],
  ['retrying', true, ['Wyślij umowę ponownie']],
  ['retrying', false, []],
  ['refused', true, ['Wyślij umowę']],
  ['refused', false, []],
  [undefined, true, ['Wyślij umowę ponownie']],
  [undefined, false, []],
] as const)(
  'an agreement that is %s offers its sending to who may (%s): %j; of a refused one others read who can mend it [LW-9]',
  async (state, may, buttons) => {
    const { client } = server(at(4));
    const user = renderDesk(
      client,
      may ? ['mailAgreementAgain'] : [],
      '/',
      <AgreementSection orderId={7} revision={4} state={state} isAnswered={false} onAnswer={() => {}} />,
    );
    const shown = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
    expect(shown()).toEqual(buttons);
    expect(screen.queryByText('Adres może poprawić właścicielka.') !== null).toBe(
      state === 'refused' && !may,
    );
    const again = screen.queryByRole('button', { name: 'Wyślij umowę ponownie' });
    if (!again) return;
    await user.click(again);
    expect(shown()).toEqual(['Wyślij umowę', 'Anuluj']);
    await user.click(screen.getByRole('button', { name: 'Anuluj' }));
    expect(shown()).toEqual(buttons);
  },
);

test('an answer that has left asks of its agreement only what a refused one needs [LW-9]', () => {
  const { client } = server(at(4));
  const shown = (state: 'refused' | 'retrying') => (
    <AgreementSection orderId={7} revision={4} state={state} isAnswered onAnswer={() => {}} />
  );
  renderDesk(client, [], '/', [
    <div key="a">{shown('refused')}</div>,
    <div key="b">{shown('retrying')}</div>,
  ]);
  expect(screen.getByText(/^Odpowiedź już wyszła\. Popraw adres/)).toBeVisible();
  expect(screen.queryByText(/^Sklep sam ponawia wysyłkę/)).toBeNull();
  expect(screen.queryByText(/^W adresie może być błąd/)).toBeNull();
});
