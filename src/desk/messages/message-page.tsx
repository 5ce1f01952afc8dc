import { Typed } from '#desk/ui/typed.tsx';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { unwrap } from '#desk/api/desk-client.ts';
import { currentOf } from '#desk/api/desk-failure.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { UnsavedText } from '#desk/frame/unsaved-text.tsx';
import { KindField } from './kind-field.tsx';
import type { ContactKind } from '#domain/typed/contact-kind.ts';
import { MessageDue, MessageList } from './message-list.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { MailForm } from '#desk/ui/mail-form.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { PasteForm } from './paste-form.tsx';
import { WrittenMails } from '#desk/ui/written-mails.tsx';
import { writtenCopy } from '#desk/copy/mail.ts';
import { messagesCopy as copy } from './messages-copy.ts';
import { formatMoment } from '#desk/copy/time.ts';
import { shopDate } from '#domain/shop-day.ts';
import type { Message, MessageThread, WrittenMail } from '#desk/domain/wire.ts';
import { DESK_PAGES, pathOf } from '#desk/pages.ts';
import { muted, row, wideOnly } from '#styles/desk/base.css.ts';
import { plainList, written } from '#styles/desk/written.late.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { PhrasesFold } from '#desk/phrases/phrases-fold.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { LoadedPage } from '#desk/frame/loaded-page.tsx';
import { useNow } from '#desk/frame/use-now.ts';
import { useWrittenMail } from '#desk/frame/use-written-mail.ts';
import { useShortcuts } from '#desk/frame/use-shortcuts.ts';

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
  const [pasted, setPasted] = useState('');
  const mail = useWrittenMail(message.version);
  const { busy, isBusy, outcome, run } = useAction({
    newer: copy.newer,
    failed: copy.markFailed,
    onSettled: onChange,
  });
  const name = `${message.firstName} ${message.lastName}`;
  const isDone = message.doneAt !== null;

  // What her own change made of the message: what was pressed during it goes on from there.
  const changed = useRef(message);
  const latest = () => (changed.current.version > message.version ? changed.current : message);
  const keep = (after: Message) => {
    changed.current = after;
    mail.catchUp(after.version);
  };

  const mark = (next: { kind: ContactKind } | { isDone: boolean }) => {
    const put = async () => {
      const { version: seen, kind, doneAt } = latest();
      const marked = await unwrap(
        client.PUT('/messages/{messageId}', {
          params: { path: { messageId: message.id } },
          body: { seen, kind, isDone: doneAt !== null, ...next },
        }),
      );
      keep(marked.message);
    };
    return 'kind' in next
      ? run('kind', put, { done: copy.sorted })
      : run('mark', put, { done: next.isDone ? copy.isDone : copy.isOpen });
  };
  const reply = () => {
    const body = mail.read();
    if (!body) return;
    void run(
      'reply',
      async () => {
        await unwrap(
          client.POST('/messages/{messageId}/replies', {
            params: { path: { messageId: message.id } },
            body:
              changed.current.version > message.version ? { ...body, seen: changed.current.version } : body,
          }),
        );
        mail.begin();
      },
      {
        done: body.sendAt === null ? copy.sent : copy.timed,
        newer: (error) => {
          const current = currentOf<'replyToMessage'>(error);
          if (current) mail.catchUp(current.message.version);
          const isStored = mail.leftBefore(current?.replies);
          return isStored ? writtenCopy.leftBefore : copy.newer;
        },
        failed: copy.sendFailed,
      },
    );
  };
  const recall = ({ id: replyId, text }: WrittenMail) =>
    void run(
      `recall ${replyId}`,
      async () => {
        const params = { path: { messageId: message.id, replyId } };
        const { version } = latest();
        const after = await unwrap(client.DELETE('/messages/{messageId}/replies/{replyId}', { params }));
        mail.bringBack(text);
        // Nobody else changed it in between.
        if (after.message.version === version + 1) keep(after.message);
      },
      // Whoever has written meanwhile changes nothing of it: a refusal means that the mail is on its way.
      { done: writtenCopy.recalled, newer: writtenCopy.recallFailed, failed: writtenCopy.recallFailed },
    );
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
      {replies.length > 0 && (
        <WrittenMails title={copy.replies} mails={replies} now={now} busy={busy} onRecall={recall} />
      )}
      <section className={panel} aria-label={copy.write}>
        <MailForm
          form={mail.form}
          id="odpowiedz-na-list"
          words={{ ...copy.form, hint: copy.writeHint(message.email, thread.repliesComeIn === true) }}
          text={mail.text}
          problem={mail.problem}
          time={mail.time}
          timeProblem={mail.timeProblem}
          isBusy={isBusy('reply')}
          onType={mail.type}
          onTime={mail.setTime}
          onSend={reply}
        />
        <PhrasesFold
          fieldId="odpowiedz-na-list"
          isHeld={isBusy('reply')}
          text={mail.text}
          onChange={mail.type}
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
      {thread.hasMore && (
        <p>
          <MenuLink to={pathOf('customer', { customerKey: thread.customerKey })}>{copy.all}</MenuLink>
        </p>
      )}
      <UnsavedText isUnsaved={mail.isBegun || pasted.trim() !== ''} words={copy.discard} />
    </InsidePage>
  );
}
