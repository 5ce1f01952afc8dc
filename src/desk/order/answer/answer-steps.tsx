import { answerCopy, STEP_NAME } from './answer-copy.ts';
import { LISTED_STATE_NAME, STATE_NAME } from '#copy/purchase/order-states.ts';
import { ANSWER_MAIL_NAME } from '#desk/copy/queue.ts';
import { formatAt, formatMoment, formatUntil } from '#desk/copy/time.ts';
import { keyOf } from '#desk/domain/key-of.ts';
import type { AnswerState } from '#domain/desk-terms.ts';
import { step, steps } from '#styles/desk/order.css.ts';
import { MoonState } from '#desk/ui/moon-state.tsx';

export interface AnswerStepsProps {
  state: AnswerState;
  paidAt: string | null;
  promisedUntil: string | null;
  savedAt: string | undefined;
  author: string | undefined;
  sendAt: string | undefined;
  sentAt: string | undefined;
  /** State of an approved answer's mail. */
  mail: string | undefined;
  /** When it was called off or withdrawn from. */
  endedAt: string | undefined;
  now: number;
}

const ORDER = Object.keys(STEP_NAME) as (keyof typeof STEP_NAME)[];

/** Progress of an answer in five steps; an answer that was sent back is at its draft. */
export function AnswerSteps({
  state,
  paidAt,
  promisedUntil,
  savedAt,
  author,
  sendAt,
  sentAt,
  mail,
  endedAt,
  now,
}: AnswerStepsProps) {
  const at = ORDER.indexOf(state === 'sent-back' ? 'drafted' : state === 'called-off' ? 'waiting' : state);
  // What nobody has paid for was not called off.
  const here = state === 'called-off' && paidAt === null ? LISTED_STATE_NAME.unpaid : STATE_NAME[state];
  const moment = (iso: string | null | undefined) => (iso ? formatMoment(iso, now) : '');
  const stuck = keyOf(ANSWER_MAIL_NAME, mail ?? null);
  const goesAt = sendAt === undefined ? '' : answerCopy.goesAt(formatAt(sendAt, now));
  const details: Readonly<Partial<Record<keyof typeof STEP_NAME, string>>> = {
    // For an order that has ended, its end counts instead of its payment.
    waiting: state === 'called-off' ? moment(endedAt) : paidAt ? answerCopy.since(moment(paidAt)) : '',
    drafted: [author, moment(savedAt)].filter(Boolean).join(', '),
    approved: state === 'sent' ? '' : stuck ? ANSWER_MAIL_NAME[stuck] : goesAt,
    sent: state === 'sent' ? moment(sentAt) : promisedUntil === null ? '' : formatUntil(promisedUntil, now),
  };
  return (
    <ol className={steps} aria-label={answerCopy.steps}>
      {ORDER.map((one, index) => {
        const isHere = index === at;
        const shown = isHere ? state : one;
        return (
          <li
            key={one}
            className={step}
            data-done={index < at ? '' : undefined}
            aria-current={isHere ? 'step' : undefined}
          >
            <MoonState state={shown} size={26} />
            <span>
              <b>{isHere && state !== 'in-review' ? here : STEP_NAME[one]}</b>
              <small>{details[one]}</small>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
