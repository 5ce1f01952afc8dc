import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { adminValidationCopy } from '#copy/site/admin-validation.ts';
import { AnswerFieldEditor } from '#desk/order/answer/answer-field.tsx';
import { approvalCopy } from '#desk/order/answer/answer-copy.ts';
import { ApprovalPanel } from '#desk/order/answer/approval-panel.tsx';
import type { DelicateTopic } from '#domain/desk-terms.ts';
import { answerMachine } from '#machines/answer.machine.ts';
import { Notes } from '#desk/order/answer/notes.tsx';
import { sent as sentAnswer } from '#tools/model/sample-answers.ts';
import { ApprovedNotice } from '#desk/order/answer/approved-notice.tsx';

const NOW = Date.parse('2026-11-22T13:00:00.000Z');
const promisedUntil = '2026-11-22T22:00:00.000Z';
const nothing = () => undefined;

const noCorrection = {
  correction: undefined,
  canCorrect: false,
  isSaved: true,
  onCorrect: nothing,
  onDropCorrection: nothing,
};

const panel = (
  textProblem: string | undefined,
  onApprove = nothing,
  notBefore?: string,
  isCorrection = false,
  topics: readonly DelicateTopic[] = [],
) => (
  <ApprovalPanel
    isOwner
    isCorrection={isCorrection}
    isSaved
    textProblem={textProblem}
    unanswered={[]}
    promisedUntil={promisedUntil}
    notBefore={notBefore}
    now={NOW}
    isBusy={false}
    canSendBack={false}
    canHandOver
    problem={undefined}
    topics={topics}
    onApprove={onApprove}
    onHandOver={nothing}
    onSendBack={nothing}
  />
);

test('a time that is none is told at its field by the rule’s words, and approves nothing [VA-AD]', async () => {
  const onApprove = vi.fn();
  render(panel(undefined, onApprove));
  const time = screen.getByRole('textbox', { name: 'Godzina wysłania' });
  await userEvent.type(time, '99:99');
  expect(time).toHaveAccessibleDescription('Niepoprawna data lub jest w przeszłości');
  await userEvent.click(screen.getByRole('button', { name: 'Zatwierdź i wyślij' }));
  expect(onApprove).not.toHaveBeenCalled();
  await userEvent.clear(time);
  await userEvent.type(time, '18:45');
  await userEvent.click(screen.getByRole('button', { name: 'Zatwierdź i zaplanuj na 18:45' }));
  expect(onApprove.mock.calls).toEqual([['2026-11-22T17:45:00.000Z', []]]);
});

test('each delicate topic is confirmed as it stood there: one that the text touches later asks anew [DK-6]', async () => {
  const onApprove = vi.fn();
  const over = (...topics: DelicateTopic[]) => panel(undefined, onApprove, undefined, false, topics);
  const { rerender } = render(over('health'));
  const approve = () => userEvent.click(screen.getByRole('button', { name: 'Zatwierdź i wyślij' }));
  const box = (named: RegExp) => screen.getByRole('checkbox', { name: named });
  await approve();
  expect(screen.getByText(/^Najpierw: potwierdź, że to nie porada/)).toBeVisible();
  await userEvent.click(box(/: zdrowie\./));
  rerender(over('health', 'money'));
  expect(box(/: zdrowie, pieniądze\./)).not.toBeChecked();
  await approve();
  expect(onApprove).not.toHaveBeenCalled();
  await userEvent.click(box(/pieniądze/));
  await approve();
  await userEvent.click(box(/pieniądze/));
  await approve();
  expect(onApprove.mock.calls).toEqual([[undefined, ['health', 'money']]]);
});

test('a gift leaves on its day: no time is chosen, and the button names the day [RD-6]', async () => {
  const onApprove = vi.fn();
  render(panel(undefined, onApprove, '2026-12-24T08:00:00.000Z'));
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText(/^To prezent: list wyjdzie .*24/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Zatwierdź na .*24/ }));
  expect(onApprove.mock.calls).toEqual([[undefined, []]]);
  const approval = { by: 'Ludmiła', at: promisedUntil, sendAt: promisedUntil, sentAt: undefined };
  render(
    <ApprovedNotice
      stage="scheduled"
      approval={approval}
      canSendAgain
      promisedUntil={promisedUntil}
      notBefore="2026-12-24T08:00:00.000Z"
      now={NOW}
      isBusy={false}
      problem={undefined}
      onRecall={nothing}
      onRetime={nothing}
      {...noCorrection}
      onSendAgain={nothing}
    />,
  );
  expect(screen.queryByRole('button', { name: 'Wyślij teraz' })).toBeNull();
});

test('a time is changed for the stored letter alone: with unsaved text nothing leaves by itself [DK-6]', async () => {
  const onRetime = vi.fn<(sendAt: string | undefined) => void>();
  const notice = (isSaved: boolean) => (
    <ApprovedNotice
      stage="scheduled"
      approval={{ by: 'Ludmiła', at: promisedUntil, sendAt: promisedUntil, sentAt: undefined }}
      canSendAgain
      promisedUntil={promisedUntil}
      notBefore={undefined}
      now={NOW}
      isBusy={false}
      problem={undefined}
      onRecall={nothing}
      onRetime={onRetime}
      {...noCorrection}
      isSaved={isSaved}
      onSendAgain={nothing}
    />
  );
  const { rerender } = render(notice(false));
  const press = () => userEvent.click(screen.getByRole('button', { name: approvalCopy.sendNow }));
  await press();
  expect(onRetime).not.toHaveBeenCalled();
  expect(screen.getByText(approvalCopy.timeFirst)).toBeVisible();
  rerender(notice(true));
  await press();
  expect(onRetime.mock.calls).toEqual([[undefined]]);
  expect(screen.queryByText(approvalCopy.timeFirst)).toBeNull();
});

test('a text of two letters is told at its field and keeps the approval shut [VA-AD]', async () => {
  const onApprove = vi.fn();
  const field = {
    isUnsaved: false,
    isReadOnly: false,
    other: undefined,
    onChange: nothing,
    onDecide: nothing,
  };
  render(
    <>
      <AnswerFieldEditor
        id="a"
        label="Odpowiedź"
        value="Ok"
        error={adminValidationCopy.mailContent}
        {...field}
      />
      {panel(adminValidationCopy.mailContent, onApprove)}
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Odpowiedź' })).toHaveAccessibleDescription(
    'Treść maila powinna mieć przynajmniej 3 znaki',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Zatwierdź i wyślij' }));
  expect(onApprove).not.toHaveBeenCalled();
});

test('a sent answer goes again to a mended address, never to what is none [VA-1] [DK-4]', async () => {
  const onSendAgain = vi.fn();
  const approval = { by: 'Ludmiła', at: promisedUntil, sendAt: promisedUntil, sentAt: promisedUntil };
  const rest = { promisedUntil, notBefore: undefined, now: NOW, isBusy: false, problem: undefined };
  const acts = { ...noCorrection, onRecall: nothing, onRetime: nothing, onSendAgain };
  const sent = (canSendAgain: boolean) => (
    <ApprovedNotice stage="sent" approval={approval} canSendAgain={canSendAgain} {...rest} {...acts} />
  );
  const { rerender } = render(sent(false));
  expect(screen.queryByRole('button')).toBeNull();
  rerender(sent(true));
  await userEvent.click(screen.getByRole('button', { name: 'Klientka nie dostała listu?' }));
  const email = screen.getByRole('textbox', { name: /^Poprawiony adres/ });
  const send = screen.getByRole('button', { name: 'Wyślij ponownie' });
  await userEvent.type(email, 'nie adres');
  await userEvent.click(send);
  expect(email).toHaveAccessibleDescription('Wprowadź prawidłowy email');
  expect(onSendAgain).not.toHaveBeenCalled();
  await userEvent.clear(email);
  await userEvent.type(email, ' Hanna@Przyklad.pl');
  await userEvent.click(send);
  await userEvent.clear(email);
  await userEvent.click(send);
  expect(onSendAgain.mock.calls).toEqual([['hanna@przyklad.pl'], [undefined]]);
});

test.each([
  [
    'retrying',
    undefined,
    true,
    /^Tekst jest bezpieczny\. Ten wyjdzie sam, gdy poczta go przyjmie\. Jeśli w adresie/,
  ],
  [
    'retrying',
    promisedUntil,
    false,
    /^Klientka ma list z .*23:00\. Ten wyjdzie sam.*Adres może poprawić właścicielka\.$/,
  ],
  [undefined, undefined, true, /^Tekst jest bezpieczny\. Popraw adres albo/],
])(
  'a mail that the server has not taken yet (%s) blames no address, and asks who may mend it',
  (mail, sentAt, canSendAgain, words) => {
    const approval = { by: 'Ludmiła', at: promisedUntil, sendAt: promisedUntil, sentAt, mail };
    const rest = {
      promisedUntil,
      notBefore: undefined,
      now: NOW,
      isBusy: false,
      problem: undefined,
      canSendAgain,
    };
    const acts = { ...noCorrection, onRecall: nothing, onRetime: nothing, onSendAgain: nothing };
    render(<ApprovedNotice stage="bounced" approval={approval} {...rest} {...acts} />);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Poprawiony adres/ }) !== null).toBe(canSendAgain);
  },
);

test('another time of an approved answer is asked for first, and is the one that was typed [DK-6]', async () => {
  const onRetime = vi.fn();
  const approval = { by: 'Ludmiła', at: promisedUntil, sendAt: promisedUntil, sentAt: undefined };
  const rest = { promisedUntil, notBefore: undefined, now: NOW, isBusy: false, problem: undefined };
  const acts = { ...noCorrection, onRecall: nothing, onSendAgain: nothing, canSendAgain: false };
  render(<ApprovedNotice stage="scheduled" approval={approval} onRetime={onRetime} {...rest} {...acts} />);
  const retime = screen.getByRole('button', { name: 'Zmień porę' });
  await userEvent.click(retime);
  await userEvent.click(retime);
  expect(onRetime).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Godzina wysłania' }), '18:45');
  await userEvent.click(retime);
  await userEvent.click(screen.getByRole('button', { name: 'Wyślij teraz' }));
  expect(onRetime.mock.calls).toEqual([['2026-11-22T17:45:00.000Z'], [undefined]]);
});

test('a correction begins with a reason, names its button, and is dropped only when nothing waits to be saved [RD-5]', async () => {
  const [onCorrect, onDropCorrection] = [vi.fn(), vi.fn()];
  const rest = { promisedUntil, notBefore: undefined, now: NOW, isBusy: false, problem: undefined };
  const acts = { onRecall: nothing, onRetime: nothing, onSendAgain: nothing, canSendAgain: false };
  const approval = { by: 'Ludmiła', at: promisedUntil, sendAt: promisedUntil, sentAt: promisedUntil };
  const own = { ...rest, ...acts, approval, canCorrect: true, onCorrect, onDropCorrection };
  const actor = createActor(answerMachine, { input: { answer: sentAnswer, copy: undefined } });
  const { rerender } = render(
    <Notes actor={actor}>
      <ApprovedNotice stage="sent" correction={undefined} isSaved {...own} />
    </Notes>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Popraw odpowiedź' }));
  const go = screen.getByRole('button', { name: 'Zacznij poprawkę' });
  await userEvent.click(go);
  await userEvent.type(screen.getByRole('textbox', { name: 'Powód poprawki' }), ' Pomylona karta. ');
  await userEvent.click(go);
  expect(onCorrect.mock.calls).toEqual([['Pomylona karta.']]);
  // The answer is shown in another state for a moment: what was typed is there again after it.
  rerender(<Notes actor={actor}>{[]}</Notes>);
  rerender(
    <Notes actor={actor}>
      <ApprovedNotice stage="sent" correction={undefined} isSaved {...own} />
    </Notes>,
  );
  expect(screen.getByRole('textbox', { name: 'Powód poprawki' })).toHaveValue(' Pomylona karta. ');
  await userEvent.click(screen.getByRole('button', { name: 'Anuluj' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  const before = { ...own, approval: { ...approval, at: '2026-11-22T11:00:00.000Z' } };
  for (const answered of [own, before]) {
    rerender(
      <Notes actor={actor}>
        <ApprovedNotice stage="sent" correction={undefined} isSaved {...answered} />
      </Notes>,
    );
    expect(screen.getByText(/^Wysłana 23:00\.$/)).toBeVisible();
  }
  const again = { ...own, approval: { ...approval, at: '2026-11-23T12:00:00.000Z' } };
  rerender(<ApprovedNotice stage="sent" correction={undefined} isSaved {...again} />);
  expect(screen.getByText(/^Wysłana .+, poprawiona .*13:00\.$/)).toBeVisible();
  const correction = { reason: 'Pomylona karta.', by: 'Ludmiła', at: '2026-11-22T12:00:00.000Z' };
  const open = (isSaved: boolean) => (
    <ApprovedNotice stage="correcting" correction={correction} isSaved={isSaved} {...own} />
  );
  rerender(open(false));
  expect(screen.getByText(/^Ludmiła, .*: Pomylona karta\.$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Porzuć poprawkę' }));
  expect(onDropCorrection).not.toHaveBeenCalled();
  rerender(open(true));
  await userEvent.click(screen.getByRole('button', { name: 'Porzuć poprawkę' }));
  expect(onDropCorrection).toHaveBeenCalledOnce();
  const onApprove = vi.fn();
  render(panel(undefined, onApprove, '2026-12-24T08:00:00.000Z', true));
  expect(screen.queryByRole('textbox', { name: 'Godzina wysłania' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Zatwierdź i wyślij poprawkę' }));
  expect(onApprove.mock.calls).toEqual([[undefined, []]]);
});

test('an approved answer says who approved it when, and when it leaves; it can be taken back [DK-4]', async () => {
  const onRecall = vi.fn();
  const approval = { by: 'Ludmiła', at: '2026-11-22T12:30:00Z', sendAt: promisedUntil, sentAt: undefined };
  const rest = { promisedUntil, notBefore: undefined, now: NOW, isBusy: false, problem: undefined };
  const acts = { ...noCorrection, onRetime: nothing, onSendAgain: nothing, canSendAgain: false };
  render(<ApprovedNotice stage="scheduled" approval={approval} onRecall={onRecall} {...rest} {...acts} />);
  expect(screen.getByText('Ludmiła: zatwierdzone o 13:30. List wyjdzie o 23:00.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cofnij zatwierdzenie' }));
  expect(onRecall).toHaveBeenCalledOnce();
});

test.each([
  ['leaving', undefined, 'List właśnie wychodzi.'],
  ['leaving', 'uncertain', /^Nie wiadomo, czy list doszedł/],
  ['bounced', undefined, 'Poczta nie potwierdziła, że przyjęła list.'],
  ['bounced', 'retrying', /^Poczta nie przyjęła jeszcze listu/],
] as const)(
  'an answer whose mail is %s (%s) says: %s, and below it what went wrong with a press',
  (stage, mail, words) => {
    const approval = { by: 'Ludmiła', at: promisedUntil, sendAt: promisedUntil, sentAt: undefined, mail };
    const rest = { promisedUntil, notBefore: undefined, now: NOW, isBusy: false, problem: 'Nie poszło.' };
    const acts = { ...noCorrection, onRecall: nothing, onRetime: nothing, onSendAgain: nothing };
    render(<ApprovedNotice stage={stage} approval={approval} canSendAgain={false} {...rest} {...acts} />);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText('Nie poszło.')).toBeVisible();
  },
);

test.each([
  [false, /^Zamówienie odwołano/],
  [true, /^Nie zapłacono: zamówienie jest zamknięte/],
])('an order that has ended, unpaid: %s, is said to have ended so [DK-7]', (isUnpaid, words) => {
  const rest = { promisedUntil: null, notBefore: undefined, now: NOW, isBusy: false, problem: undefined };
  const acts = { ...noCorrection, onRecall: nothing, onRetime: nothing, onSendAgain: nothing };
  render(
    <ApprovedNotice
      stage="calledOff"
      approval={undefined}
      isUnpaid={isUnpaid}
      canSendAgain
      {...rest}
      {...acts}
    />,
  );
  expect(screen.getByText(words)).toBeVisible();
});

test.each(['sent', 'bounced'] as const)(
  'a mail of an answer (%s) that goes again is not sent twice by a second press',
  async (stage) => {
    const onSendAgain = vi.fn();
    const approval = { by: 'Ludmiła', at: promisedUntil, sendAt: promisedUntil, sentAt: promisedUntil };
    const rest = { promisedUntil, notBefore: undefined, now: NOW, problem: undefined, canSendAgain: true };
    const acts = { ...noCorrection, onRecall: nothing, onRetime: nothing, onSendAgain };
    render(<ApprovedNotice stage={stage} approval={approval} isBusy {...rest} {...acts} />);
    if (stage === 'sent')
      await userEvent.click(screen.getByRole('button', { name: 'Klientka nie dostała listu?' }));
    const send = screen.getByRole('button', { name: 'Wyślij ponownie' });
    expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(send);
    expect(onSendAgain).not.toHaveBeenCalled();
  },
);
