import { beginningOf } from '#domain/typed/typed-text.ts';
import { Typed } from '#desk/ui/typed.tsx';
import { messagesCopy as copy } from './messages-copy.ts';
import { formatBirthDate, formatMoment } from '#desk/copy/time.ts';
import type { Message } from '#desk/domain/wire.ts';
import { pathOf } from '#desk/pages.ts';
import { urgent } from '#styles/desk/written.late.css.ts';
import { item, messages as messagesClass, line, pick, signed } from './messages.late.css.ts';
import { DeskIcon } from '#desk/ui/desk-icon.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';

const DAY = 86_400_000;

/** Whole days from now to the end of a day, by the calendar; negative when it is over. */
const daysLeft = (day: string, today: string) => Math.round((Date.parse(day) - Date.parse(today)) / DAY);

/** What a message is and until when it wants an answer, in words and a sign. */
export function MessageDue({ message, today }: { message: Message; today: string }) {
  const { kind, suggested, dueOn, doneAt, isAnswered, isRefused } = message;
  const left = dueOn === null ? undefined : daysLeft(dueOn, today);
  const isUrgent = doneAt === null && left !== undefined && left <= 3;
  const due =
    doneAt !== null
      ? isAnswered
        ? copy.answered
        : copy.done
      : dueOn !== null && left !== undefined
        ? copy.due(formatBirthDate(dueOn), left)
        : copy.noDue;
  return (
    <span className={line}>
      <span className={signed}>
        <DeskIcon name={kind === 'message' && suggested === null ? 'send' : 'alert'} size={16} />{' '}
        <b>{suggested === null ? copy.kind[kind] : copy.maybe[suggested]}</b>
      </span>
      <span className={isUrgent ? `${signed} ${urgent}` : signed}>
        <DeskIcon name={doneAt === null ? 'clock' : 'ok'} size={16} /> <span>{due}</span>
      </span>
      {isRefused && (
        <span className={`${signed} ${urgent}`}>
          <DeskIcon name="alert" size={16} /> {copy.refused}
        </span>
      )}
    </span>
  );
}

export interface MessageListProps {
  label: string;
  messages: readonly Message[];
  now: number;
  /** The day in Warsaw: "2026-11-23". */
  today: string;
  /** Those that are picked, where several can be. */
  picked?: readonly Message[];
  onPick?: (message: Message, isPicked: boolean) => void;
}

/** Messages, each a link to its thread. */
export const MessageList = ({ label, messages, now, today, picked, onPick }: MessageListProps) => (
  <ul className={messagesClass} aria-label={label}>
    {messages.map((one) => (
      <li key={one.id} className={item}>
        <span className={line}>
          {picked && (
            <input
              type="checkbox"
              className={pick}
              aria-label={copy.pick(`${one.firstName} ${one.lastName}`)}
              checked={picked.includes(one)}
              onChange={({ target }) => onPick?.(one, target.checked)}
            />
          )}
          <MenuLink to={pathOf('message', { messageId: one.id })}>
            <Typed>{`${one.firstName} ${one.lastName}`}</Typed>
          </MenuLink>
          <small>{formatMoment(one.receivedAt, now)}</small>
        </span>
        <p>
          <Typed>{beginningOf(one.message, 160)}</Typed>
        </p>
        <MessageDue message={one} today={today} />
      </li>
    ))}
  </ul>
);
