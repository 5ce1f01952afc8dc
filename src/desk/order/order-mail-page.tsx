import { useParams } from 'react-router-dom';
import { unwrap } from '#desk/api/desk-client.ts';
import { currentOf } from '#desk/api/desk-failure.ts';
import { writtenCopy } from '#desk/copy/mail.ts';
import type { WrittenMail } from '#desk/domain/wire.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { LoadedPage } from '#desk/frame/loaded-page.tsx';
import { MissingPage } from '#desk/frame/missing-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { PhrasesFold } from '#desk/phrases/phrases-fold.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { useNow } from '#desk/frame/use-now.ts';
import { useWrittenMail } from '#desk/frame/use-written-mail.ts';
import { pathOf } from '#desk/pages.ts';
import { UnsavedText } from '#desk/frame/unsaved-text.tsx';
import { MailForm } from '#desk/ui/mail-form.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { WrittenMails } from '#desk/ui/written-mails.tsx';
import { muted } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { orderMailCopy as copy } from './order-mail-copy.ts';

/** Page where an owner writes to an order's customer, and sees what was written to her. */
export default function OrderMailPage() {
  const { client } = useDesk();
  const orderId = Number(useParams()['orderId']);
  if (!Number.isSafeInteger(orderId) || orderId <= 0) return <MissingPage />;
  return (
    <LoadedPage
      load={() => unwrap(client.GET('/orders/{orderId}/mails', { params: { path: { orderId } } }))}
      id={String(orderId)}
      title={copy.title(orderId)}
      words={copy}
    >
      {(mails, reload) => <OrderMailScreen orderId={orderId} mails={mails} onChange={reload} />}
    </LoadedPage>
  );
}

interface OrderMailScreenProps {
  orderId: number;
  mails: readonly WrittenMail[];
  onChange: () => void;
}

/** The mail that was written last, by which it is known what was seen. */
const latestOf = (mails: readonly WrittenMail[]) => mails.at(-1)?.id ?? null;

function OrderMailScreen({ orderId, mails, onChange }: OrderMailScreenProps) {
  const { client } = useDesk();
  const now = useNow();
  const mail = useWrittenMail(latestOf(mails));
  const { busy, isBusy, outcome, run } = useAction({
    failed: copy.sendFailed,
    onSettled: onChange,
  });
  const send = () => {
    const body = mail.read();
    if (!body) return;
    void run(
      'send',
      async () => {
        await unwrap(client.POST('/orders/{orderId}/mails', { params: { path: { orderId } }, body }));
        mail.begin();
      },
      {
        done: body.sendAt === null ? copy.sent : copy.timed,
        newer: (error) => {
          const current = currentOf<'writeOrderMail'>(error);
          if (current) mail.catchUp(latestOf(current));
          return mail.leftBefore(current) ? writtenCopy.leftBefore : copy.newer;
        },
      },
    );
  };
  const recall = ({ id: mailId, text }: WrittenMail) =>
    void run(
      `recall ${mailId}`,
      async () => {
        const params = { path: { orderId, mailId } };
        await unwrap(client.DELETE('/orders/{orderId}/mails/{mailId}', { params }));
        mail.bringBack(text);
        // Her own change of what she has seen.
        mail.catchUp(latestOf(mails.filter(({ id }) => id !== mailId)));
      },
      { done: writtenCopy.recalled, failed: writtenCopy.recallFailed },
    );
  return (
    <InsidePage title={copy.title(orderId)}>
      <PageHead
        title={copy.title(orderId)}
        back={{ to: pathOf('order', { orderId }), words: copy.back(orderId) }}
      />
      <p className={muted}>{copy.lead}</p>
      <OutcomeStatus outcome={outcome} />
      {mails.length > 0 && (
        <WrittenMails title={copy.written} mails={mails} now={now} busy={busy} onRecall={recall} />
      )}
      <section className={panel} aria-label={copy.form.label}>
        <MailForm
          form={mail.form}
          id="list-do-klientki"
          words={copy.form}
          text={mail.text}
          problem={mail.problem}
          time={mail.time}
          timeProblem={mail.timeProblem}
          isBusy={isBusy('send')}
          onType={mail.type}
          onTime={mail.setTime}
          onSend={send}
        />
        <PhrasesFold
          fieldId="list-do-klientki"
          isHeld={isBusy('send')}
          text={mail.text}
          onChange={mail.type}
        />
      </section>
      <UnsavedText isUnsaved={mail.isBegun} words={copy.discard} />
    </InsidePage>
  );
}
