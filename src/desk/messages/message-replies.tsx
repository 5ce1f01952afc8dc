import { messagesCopy as copy } from './messages-copy.ts';
import { Typed } from '#desk/ui/typed.tsx';
import { formatMoment } from '#desk/copy/time.ts';
import type { MessageThread } from '#desk/domain/wire.ts';
import { muted, tightStack } from '#styles/desk/base.css.ts';
import { plainList, urgent, written } from './messages.late.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';

/** What was answered to a message, by whom, and whether the mail server took it. */
export const MessageReplies = ({ replies, now }: Pick<MessageThread, 'replies'> & { now: number }) => (
  <section className={panel} aria-labelledby="odpowiedzi-na-list">
    <h2 id="odpowiedzi-na-list">{copy.replies}</h2>
    <ul className={plainList}>
      {replies.map(({ id, text, author, writtenAt, state }) => (
        <li key={id} className={tightStack}>
          <p className={muted}>
            <span>{copy.by(author, formatMoment(writtenAt, now))}</span> ·{' '}
            <span className={state === 'refused' ? urgent : undefined}>{copy.replyState[state]}</span>
          </p>
          <p className={written}>{state === 'received' ? <Typed>{text}</Typed> : <span>{text}</span>}</p>
        </li>
      ))}
    </ul>
  </section>
);
