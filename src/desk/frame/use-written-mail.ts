import { useRef, useState } from 'react';
import { writtenCopy } from '#desk/copy/mail.ts';
import { chosenMoment, type SendTime } from '#desk/ui/send-time.tsx';
import { MAIL_SHORTEST } from '#domain/shop-constants.ts';
import { useFaultyFocus } from './use-faulty-focus.ts';
import { useNow } from './use-now.ts';
import { useSeen } from './edit/use-seen.ts';

const LONGEST = 20_000;
const AT_ONCE: SendTime = { isTimed: false, time: '' };

/** What is sent: one id for a mail however often it is pressed, so that it goes once. */
export interface MailToSend<Seen> {
  id: string;
  seen: Seen;
  text: string;
  sendAt: string | null;
}

/**
 * A mail to a customer while it is written: its text, its time, and what is wrong with them. `shown` names what the page
 * shows of the talk with her: a mail goes with what was shown when its text was begun.
 */
export function useWrittenMail<Seen extends string | number | null>(shown: Seen) {
  const now = useNow();
  const [text, setText] = useState('');
  const [time, setTime] = useState(AT_ONCE);
  const [problem, setProblem] = useState<string>();
  const [isPressed, setPressed] = useState(false);
  const id = useRef('');
  const { seen, hold, catchUp } = useSeen(shown);
  const { form, press } = useFaultyFocus<HTMLFormElement>();
  const { sendAt, problem: timeProblem } = chosenMoment(time, now);
  return {
    /** Its form; a press that is refused moves the focus to the first field with a problem. */
    form,
    text,
    time,
    problem,
    /** The message about an empty time is shown only after a press. */
    timeProblem: isPressed || time.time !== '' ? timeProblem : undefined,
    isBegun: text.trim() !== '',
    type(next: string) {
      hold(next.trim() !== '');
      setText(next);
    },
    setTime,
    /** The mail, or undefined and a shown message if a rule is broken. */
    read(): MailToSend<Seen> | undefined {
      const wrong =
        text.trim().length < MAIL_SHORTEST
          ? writtenCopy.tooShort
          : text.length > LONGEST
            ? writtenCopy.tooLong
            : undefined;
      setProblem(wrong);
      setPressed(true);
      press();
      if (wrong !== undefined || timeProblem !== undefined) return undefined;
      id.current ||= crypto.randomUUID();
      return {
        id: id.current,
        seen,
        text,
        sendAt: sendAt ?? null,
      };
    },
    /** This was read: a refusal brought it, or it is her own change. */
    catchUp,
    /**
     * After a refusal with what is stored now: whether this mail is, with another text or time. A response that was lost had
     * accepted it. The next press is a mail of its own.
     */
    leftBefore(stored: readonly { id: string }[] = []): boolean {
      const isStored = stored.some((one) => one.id === id.current);
      if (isStored) id.current = '';
      return isStored;
    },
    /** Begins another one. */
    begin() {
      id.current = '';
      hold(false);
      setText('');
      setTime(AT_ONCE);
      setPressed(false);
    },
    /** Brings the text of one that was taken back; below what is begun, which stays. */
    bringBack(recalled: string) {
      hold(true);
      setText((begun) => (begun.trim() === '' ? recalled : `${begun.trimEnd()}\n\n${recalled}`));
    },
  };
}
