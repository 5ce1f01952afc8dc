import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendTimeCopy, writtenCopy } from '#desk/copy/mail.ts';
import { useWrittenMail, type MailToSend } from '#desk/frame/use-written-mail.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T09:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const TEXT = 'Dziękuję za list, odpiszę jutro.';

/** A mail that is written while the page shows this version of the talk. */
function mail(shown = 1) {
  const { result, rerender } = renderHook((version: number) => useWrittenMail(version), {
    initialProps: shown,
  });
  return {
    now: () => result.current,
    show: rerender,
    type: (text: string) => act(() => result.current.type(text)),
    at: (time: string) => act(() => result.current.setTime({ isTimed: true, time })),
    read() {
      let sent: MailToSend<number> | undefined;
      act(() => {
        sent = result.current.read();
      });
      return sent;
    },
    does: (change: (mail: ReturnType<typeof useWrittenMail<number>>) => unknown) =>
      act(() => void change(result.current)),
  };
}

test('a mail keeps its id however often it is pressed, also with another text; the next one has its own', () => {
  const { type, read, does } = mail();
  type(TEXT);
  const first = read();
  type(`${TEXT} Jagna`);
  expect(read()).toMatchObject({ id: first?.id, text: `${TEXT} Jagna` });
  does((one) => one.begin());
  type(TEXT);
  expect(read()?.id).not.toBe(first?.id);
});

test('after one was sent the next begins empty, at once, unread by any problem, and with what is shown then [DK-6]', () => {
  const { now, show, type, at, read, does } = mail();
  type(TEXT);
  at('14:00');
  expect(read()).toMatchObject({ seen: 1, sendAt: '2026-11-24T13:00:00.000Z' });
  show(2);
  does((one) => one.begin());
  expect(now()).toMatchObject({ text: '', isBegun: false, time: { isTimed: false, time: '' } });
  does((one) => one.setTime({ isTimed: true, time: '' }));
  expect(now().timeProblem, 'an empty time is no problem before a press').toBeUndefined();
  does((one) => one.setTime({ isTimed: false, time: '' }));
  type(TEXT);
  expect(read()).toMatchObject({ seen: 2, sendAt: null });
});

test('it goes with what was shown as its text was begun; emptied, it is begun anew [DK-6]', () => {
  const { show, type, read } = mail();
  type('D');
  show(2);
  type(TEXT);
  expect(read()?.seen).toBe(1);
  type('  ');
  type(TEXT);
  expect(read()?.seen).toBe(2);
});

test('a text that is too short or too long is refused in words, which a good one takes back', () => {
  const { now, type, read } = mail();
  type('  a ');
  expect([read(), now().problem]).toEqual([undefined, writtenCopy.tooShort]);
  type('x'.repeat(20_001));
  expect([read(), now().problem]).toEqual([undefined, writtenCopy.tooLong]);
  type('x'.repeat(20_000));
  expect([read()?.text.length, now().problem]).toEqual([20_000, undefined]);
});

test('a wrong time is told while it is typed, an empty one only after a press, and neither is sent', () => {
  const { now, type, at, read } = mail();
  type(TEXT);
  at('');
  expect(now().timeProblem).toBeUndefined();
  expect([read(), now().timeProblem]).toEqual([undefined, sendTimeCopy.noTime]);
  at('25:00');
  expect([now().timeProblem, read()]).toEqual([sendTimeCopy.badTime, undefined]);
});

test('what was taken back stands below what is begun, alone where nothing is, and counts as read by no one else [DK-6]', () => {
  const { now, show, type, read, does } = mail();
  does((one) => one.bringBack('Wraca.'));
  expect(now()).toMatchObject({ text: 'Wraca.', isBegun: true });
  show(2);
  type(TEXT);
  expect(read()?.seen, 'what came after it was taken back').toBe(1);
  does((one) => one.bringBack('Wraca.'));
  expect(now().text).toBe(`${TEXT}\n\nWraca.`);
});

test('a mail that a lost response had accepted is told of, and the next press is a mail of its own', () => {
  const { now, type, read, does } = mail();
  type(TEXT);
  const first = read()?.id ?? '';
  expect(now().leftBefore([{ id: 'another' }])).toBe(false);
  expect(read()?.id).toBe(first);
  does((one) => expect(one.leftBefore([{ id: 'another' }, { id: first }])).toBe(true));
  expect(read()?.id).not.toBe(first);
});
