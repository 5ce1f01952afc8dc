import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useContext, useEffect, useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { leaveBy } from '#desk/browser/leave-guard.ts';
import { suggestionCopy } from '#desk/copy/suggestion.ts';
import type { Order } from '#desk/domain/wire.ts';
import { DeskContext, type Desk } from '#desk/frame/desk-context.tsx';
import { answerCopy, approvalCopy } from '#desk/order/answer/answer-copy.ts';
import { AnswerFieldEditor, type AnswerFieldProps } from '#desk/order/answer/answer-field.tsx';
import { AnswerFlow } from '#desk/order/answer/answer-flow.tsx';
import { NoteForm } from '#desk/order/answer/note-form.tsx';
import { Notes } from '#desk/order/answer/notes.tsx';
import { PreviewSection } from '#desk/order/answer/preview-section.tsx';
import { Suggestion } from '#desk/order/answer/suggestion.tsx';
import { must } from '#domain/must.ts';
import { answerMachine } from '#machines/answer.machine.ts';
import { begun, correcting, inReview, sentBack } from '#tools/model/sample-answers.ts';
import { QUESTION, wireOrder } from '#tools/model/sample-desk.ts';
import { refusal, reply } from '../../desk-replies.ts';
import { renderDesk } from '../../render-desk.tsx';

const nothing = () => undefined;
const nowhere = createDeskClient(() => new Promise(() => undefined));
const orderOf = (answer: typeof begun, more: object = {}) =>
  ({ ...wireOrder(answer, '2026-11-28T12:00:00.000Z'), ...more }) as Order;

const field = (more: Partial<AnswerFieldProps>) => (
  <AnswerFieldEditor
    id="odpowiedz-1"
    label="Pytanie"
    value="Uzdrowię cię."
    isUnsaved={false}
    isReadOnly={false}
    other={undefined}
    onChange={nothing}
    onDecide={nothing}
    {...more}
  />
);

test('a promise that no shop may make is told at its field while it is written [LW-2]', () => {
  const { rerender } = render(field({}));
  expect(screen.getByText(/„Uzdrowię”: obietnic/)).toBeDefined();
  rerender(field({ value: 'Widzę podróż.' }));
  expect(screen.queryByText(/„Uzdrowię”: obietnic/)).toBeNull();
});

test('a question is left out by its tick and taken in again; nobody who may not write can do either', async () => {
  const onLeaveOut = vi.fn<(leftOut: boolean) => void>();
  const { rerender } = render(field({ onLeaveOut, isLeftOut: false }));
  await userEvent.click(screen.getByRole('checkbox', { checked: false }));
  rerender(field({ onLeaveOut, isLeftOut: true }));
  await userEvent.click(screen.getByRole('checkbox', { checked: true }));
  expect(onLeaveOut.mock.calls).toEqual([[true], [false]]);
  rerender(field({ onLeaveOut, isLeftOut: true, isReadOnly: true }));
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('textbox')).toHaveAttribute('readonly');
});

test('a note of blanks is none: it cannot be sent; a real one goes without them, and a cancelled one is forgotten', async () => {
  const [onSend, onCancel] = [vi.fn<(note: string) => void>(), vi.fn<() => void>()];
  const words = { label: 'Uwaga', hint: 'Napisz.', send: 'Odeślij', cancel: 'Nie' };
  renderDesk(
    nowhere,
    [],
    '/',
    <Notes actor={createActor(answerMachine, { input: { answer: begun, copy: undefined } })}>
      <NoteForm name="correct" words={words} most={50} isBusy={false} onSend={onSend} onCancel={onCancel} />
    </Notes>,
  );
  const note = screen.getByRole('textbox', { name: 'Uwaga' });
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Odeślij' }));
  await userEvent.type(note, 'a    ');
  await send();
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.type(note, 'bc ');
  await send();
  expect(onSend.mock.calls).toEqual([['a    bc']]);
  await userEvent.click(screen.getByRole('button', { name: 'Nie' }));
  expect(note).toHaveValue('');
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('a draft that was asked for is not asked for again before it has come', async () => {
  const onAsk = vi.fn<() => void>();
  const suggestion = (state: 'asked' | 'declined') => (
    <Suggestion
      answer={{ suggestion: { state, why: undefined }, isByModel: false }}
      approver="Ludmiła"
      hasText={false}
      isBusy={false}
      problem={undefined}
      onAsk={onAsk}
      onClear={nothing}
    />
  );
  const { rerender } = render(suggestion('asked'));
  const press = () => userEvent.click(screen.getByRole('button', { name: suggestionCopy.ask }));
  await press();
  expect(onAsk).not.toHaveBeenCalled();
  rerender(suggestion('declined'));
  await press();
  expect(onAsk).toHaveBeenCalledTimes(1);
});

test('the mail of what is stored says that something is not in it, only where something is not', () => {
  const preview = (isStale: boolean, version = 2) => (
    <PreviewSection orderId={7} version={version} isStale={isStale} />
  );
  renderDesk(nowhere, [], '/', preview(true));
  expect(screen.getByText(answerCopy.previewStale)).toBeVisible();
  expect(screen.queryByText(answerCopy.noPreview)).toBeNull();
  renderDesk(nowhere, [], '/', preview(false));
  expect(screen.getAllByText(answerCopy.previewStale)).toHaveLength(1);
  renderDesk(nowhere, [], '/', preview(false, 0));
  expect(screen.getByText(answerCopy.noPreview)).toBeVisible();
});

test('the words of an answer are counted without its cards', () => {
  const order = orderOf(begun, { spread: ['Przeszłość', 'Przyszłość'] });
  const cards = [{ card: 'major-9', isReversed: false }];
  const draft = order.answer.draft && { ...order.answer.draft, cards };
  renderDesk(
    nowhere,
    [],
    '/zamowienia/7',
    <AnswerFlow order={{ ...order, answer: { ...order.answer, draft } as Order['answer'] }} />,
  );
  expect(screen.getAllByText(/^3\ssłowa$/)[0]?.tagName).toBe('B');
});

test('why a correction was not approved is told once, beside its button', async () => {
  const server = createDeskClient(async () => refusal<'approveAnswer'>(500, { code: 500 }));
  const user = renderDesk(
    server,
    ['approveAnswer', 'beginCorrection'],
    '/zamowienia/7',
    <AnswerFlow order={orderOf(correcting)} />,
  );
  await user.click(await screen.findByRole('button', { name: approvalCopy.correction.approve }));
  expect(await screen.findAllByText(approvalCopy.unreachable)).toHaveLength(1);
});

test('a note that is typed on while it is sent stays, as it was not sent so [DK-6]', async () => {
  let answer: (response: Response) => void = nothing;
  const server = createDeskClient(() => new Promise((resolve) => (answer = resolve)));
  const user = renderDesk(
    server,
    ['approveAnswer', 'sendBackAnswer'],
    '/zamowienia/7',
    <AnswerFlow order={orderOf(inReview)} />,
  );
  await user.click(await screen.findByRole('button', { name: approvalCopy.sendBack }));
  await user.type(screen.getByRole('textbox', { name: approvalCopy.note }), 'Dopisz o wiośnie.');
  await user.click(screen.getByRole('button', { name: approvalCopy.notePress }));
  await user.type(screen.getByRole('textbox', { name: approvalCopy.note }), ' I o lecie.');
  answer(reply<'sendBackAnswer'>(orderOf({ ...sentBack, revision: inReview.revision + 1 }).answer));
  expect(await screen.findByText(answerCopy.noteKept)).toBeVisible();
  expect(screen.getByText('Dopisz o wiośnie. I o lecie.')).toBeVisible();
});

test('a text that is left out does not count: what is left of it is too short, which is told [VA-AD]', async () => {
  const fields = [
    { name: '1', text: 'Długa odpowiedź.', isLeftOut: true },
    { name: 'text', text: 'Ok', isLeftOut: false },
  ];
  renderDesk(
    nowhere,
    ['approveAnswer'],
    '/zamowienia/7',
    <AnswerFlow order={orderOf({ ...begun, fields })} />,
  );
  expect(await screen.findAllByText(approvalCopy.tooShort)).not.toHaveLength(0);
});

test('who stays with her text is asked again at the next link, and not before [DK-6]', async () => {
  const user = renderDesk(nowhere, [], '/zamowienia/7', <AnswerFlow order={orderOf(begun)} />);
  const go = vi.fn<() => void>();
  const asked = () => screen.queryByRole('dialog');
  await user.type(screen.getByRole('textbox', { name: QUESTION }), 'x');
  for (const _ of [1, 2]) {
    await act(async () => leaveBy(go));
    await screen.findByRole('dialog');
    // The sign that closes is called so, too.
    await user.click(must(screen.getAllByRole('button', { name: answerCopy.discard.stay }).at(-1), 'stay'));
    expect(asked()).toBeNull();
    await user.type(screen.getByRole('textbox', { name: QUESTION }), 'y');
    expect(asked()).toBeNull();
  }
  expect(go).not.toHaveBeenCalled();
  await act(async () => leaveBy(go));
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: answerCopy.discard.go }));
  await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
});

test('what was not saved goes again once there are connection and session, not with one of them alone [DK-6]', async () => {
  const saved: unknown[] = [];
  const server = createDeskClient(async (request) => {
    saved.push(await request.json());
    return refusal<'saveDraft'>(401, { code: 100 });
  });
  let become: (desk: Partial<Desk>) => void = nothing;
  function Around({ children }: { children: ReactNode }) {
    const desk = useContext(DeskContext);
    const [more, setMore] = useState<Partial<Desk>>({ isOnline: true, isSignedIn: true });
    useEffect(() => {
      become = (next) => act(() => setMore(next));
    }, []);
    return desk && <DeskContext value={{ ...desk, ...more }}>{children}</DeskContext>;
  }
  const user = renderDesk(
    server,
    [],
    '/zamowienia/7',
    <Around>
      <AnswerFlow order={orderOf(begun)} />
    </Around>,
  );
  await user.type(screen.getByRole('textbox', { name: QUESTION }), 'x');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(saved).toHaveLength(1));
  become({ isOnline: false, isSignedIn: false });
  become({ isOnline: true, isSignedIn: false });
  become({ isOnline: false, isSignedIn: true });
  await act(async () => undefined);
  expect(saved).toHaveLength(1);
  become({ isOnline: true, isSignedIn: true });
  await waitFor(() => expect(saved).toHaveLength(2));
});
