import { adminValidationCopy } from '#copy/admin-validation.ts';
import { MAIL_SHORTEST } from '#domain/shop-constants.ts';
import { Typed } from '#desk/ui/typed.tsx';
import { useRef, useState, type SubmitEvent } from 'react';
import { useParams } from 'react-router-dom';
import { unwrap } from '#desk/api/desk-client.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DiscardDialog } from '#desk/ui/discard-dialog.tsx';
import { KindField } from './kind-field.tsx';
import type { ContactKind } from '#domain/typed/contact-kind.ts';
import { MessageDue, MessageList } from './message-list.tsx';
import { MessageReplies } from './message-replies.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { PasteForm } from './paste-form.tsx';
import { ReplyForm } from './reply-form.tsx';
import { messagesCopy as copy } from './messages-copy.ts';
import { formatMoment } from '#desk/copy/time.ts';
import { shopDate } from '#domain/shop-day.ts';
import type { MessageThread } from '#desk/domain/wire.ts';
import { DESK_PAGES, pathOf } from '#desk/pages.ts';
import { muted, row, wideOnly } from '#styles/desk/base.css.ts';
import { plainList, written } from './messages.late.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { LoadedPage } from '#desk/frame/loaded-page.tsx';
import { useLeaveGuard } from '#desk/frame/use-leave-guard.ts';
import { useNow } from '#desk/frame/use-now.ts';
import { useShortcuts } from '#desk/frame/use-shortcuts.ts';

const LONGEST = 20_000;

/** Page of one message, for owners. */
export default function MessagePage() {
  const { client } = useDesk();
  const { messageId = '' } = useParams();
  return (
    <LoadedPage
      load={() => unwrap(client.GET('/messages/{messageId}', { params: { path: { messageId } } }))}
      id={messageId}
      title={copy.title}
      words={{ loading: copy.loading, failed: copy.messageFailed }}
    >
      {(thread, reload) => <MessageScreen thread={thread} onChange={reload} />}
    </LoadedPage>
  );
}

function MessageScreen({ thread, onChange }: { thread: MessageThread; onChange: () => void }) {
  const { message, replies, others, orders } = thread;
  const { client } = useDesk();
  const now = useNow();
  const today = shopDate(new Date(now));
  const [text, setText] = useState('');
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string>();
  const { busy, outcome, run } = useAction<'reply' | 'mark'>({
    newer: copy.newer,
    failed: copy.markFailed,
    onSettled: onChange,
  });
  const { leaving, stay } = useLeaveGuard((text + pasted).trim() !== '');
  // One id for a reply however often it is pressed: it goes once.
  const replyId = useRef('');
  const name = `${message.firstName} ${message.lastName}`;
  const isDone = message.doneAt !== null;

  const mark = (next: { kind?: ContactKind; isDone?: boolean }) =>
    run('mark', () =>
      unwrap(
        client.PUT('/messages/{messageId}', {
          params: { path: { messageId: message.id } },
          body: { seen: message.version, kind: message.kind, isDone, ...next },
        }),
      ),
    );
  const reply = (event: SubmitEvent) => {
    event.preventDefault();
    const wrong =
      text.trim().length < MAIL_SHORTEST
        ? adminValidationCopy.mailContent
        : text.length > LONGEST
          ? copy.tooLong
          : undefined;
    setProblem(wrong);
    if (wrong !== undefined) return;
    void run(
      'reply',
      async () => {
        replyId.current ||= crypto.randomUUID();
        await unwrap(
          client.POST('/messages/{messageId}/replies', {
            params: { path: { messageId: message.id } },
            body: { id: replyId.current, seen: message.version, text },
          }),
        );
        replyId.current = '';
        setText('');
      },
      { done: copy.sent, failed: copy.sendFailed },
    );
  };
  useShortcuts({
    o: () => document.getElementById('odpowiedz-na-list')?.focus(),
    e: () => void mark({ isDone: !isDone }),
  });

  return (
    <InsidePage title={copy.from(name)}>
      <PageHead title={<Typed>{name}</Typed>} back={{ to: DESK_PAGES.messages.path, words: copy.back }}>
        <MessageDue message={message} today={today} />
      </PageHead>
      <OutcomeStatus outcome={outcome} />
      <section className={panel} aria-label={copy.from(name)}>
        <p className={muted}>
          <span>{copy.received(formatMoment(message.receivedAt, now))}</span> · <Typed>{message.email}</Typed>{' '}
          · <MenuLink to={pathOf('customer', { customerKey: thread.customerKey })}>{copy.customer}</MenuLink>
        </p>
        <blockquote className={written}>
          <Typed>{message.message}</Typed>
        </blockquote>
        <KindField message={message} onPick={(kind) => void mark({ kind })} />
        <div className={row}>
          <DeskButton
            kind="ghost"
            pending={busy === 'mark'}
            icon={isDone ? 'undo' : 'ok'}
            onPress={() => void mark({ isDone: !isDone })}
          >
            {isDone ? copy.toOpen : copy.toDone}
          </DeskButton>
        </div>
        <p className={`${muted} ${wideOnly}`}>{copy.keys}</p>
      </section>
      {replies.length > 0 && <MessageReplies replies={replies} now={now} />}
      <section className={panel} aria-label={copy.write}>
        <ReplyForm
          email={message.email}
          text={text}
          problem={problem}
          isBusy={busy === 'reply'}
          onType={setText}
          onSend={reply}
        />
      </section>
      <PasteForm message={message} today={today} text={pasted} onType={setPasted} onChange={onChange} />
      {orders.length > 0 && (
        <section className={panel} aria-labelledby="jej-zamowienia">
          <h2 id="jej-zamowienia">{copy.orders}</h2>
          <ul className={plainList}>
            {orders.map(({ orderId, productName }) => (
              <li key={orderId}>
                <MenuLink to={pathOf('order', { orderId })}>{copy.order(orderId, productName)}</MenuLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="jej-listy">
          <h2 id="jej-listy">{copy.others}</h2>
          <MessageList label={copy.others} messages={others} now={now} today={today} />
        </section>
      )}
      {leaving && <DiscardDialog words={copy.discard} onStay={stay} onDiscard={() => leaving.proceed()} />}
    </InsidePage>
  );
}
