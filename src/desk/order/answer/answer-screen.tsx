import { pathOf } from '#desk/pages.ts';
import { useSelector } from '@xstate/react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import {
  isAnswered as isOver,
  stageOf,
  unsavedFields,
  type answerMachine,
} from '#machines/answer.machine.ts';
import { AnswerBar, answerBarOf } from './answer-bar.tsx';
import { AnswerSteps } from './answer-steps.tsx';
import type { AnswerView } from './answer-tabs.tsx';
import { ApprovedNotice } from './approved-notice.tsx';
import { NotesSection } from '#desk/order/notes-section.tsx';
import { AccessNotice } from '#desk/order/access-notice.tsx';
import { GiftNotice } from '#desk/order/gift-notice.tsx';
import { OrderQuestions } from '#desk/order/order-questions.tsx';
import { FailedState } from '#desk/ui/empty-state.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { OrderHead, OrderTopLink } from '#desk/order/order-head.tsx';
import { OrderJump } from '#desk/order/order-jump.tsx';
import { Timeline } from '#desk/order/timeline.tsx';
import { answerCopy as copy, approvalCopy } from './answer-copy.ts';
import { orderCopy } from '#desk/copy/order.ts';
import { leaveBy } from '#desk/browser/leave-guard.ts';
import type { AnswerResponse, Order } from '#desk/domain/wire.ts';
import { ErrorBoundary } from '#islands/error-boundary.tsx';
import { ATTEMPTS_WHILE_WAITING } from '#islands/import-with-retry.ts';
import { lazyWithRetry } from '#islands/lazy-with-retry.ts';
import { stack } from '#styles/desk/base.css.ts';
import { answer as answerArea, asked, columns, facts } from '#styles/desk/order.css.ts';
import { useMay } from '#desk/frame/desk-context.tsx';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { ShownState } from '#desk/frame/shown-state.tsx';
import { ChartsFold } from '#desk/order/charts-fold.tsx';
import { neighboursOf, wayBack } from '#desk/frame/order-trail.ts';
import { useNow } from '#desk/frame/use-now.ts';
import { useShortcuts } from '#desk/frame/use-shortcuts.ts';
import { AnswerPageSection } from './answer-page-section.tsx';
import { AgreementSection } from './agreement-section.tsx';
import { CustomerSection } from './customer-section.tsx';
import { KeptNotes } from './notes.tsx';
import { EditorSection } from './editor-section.tsx';
import { partsOf, toAnswer } from './answer-view.ts';

export interface AnswerScreenProps {
  actor: ActorRefFrom<typeof answerMachine>;
  order: Order;
}

/** What ends an order before its answer. */
const ENDS: ReadonlySet<string> = new Set([
  'order.called-off',
  'order.withdrawn',
  'order.canceled',
  'order.unpaid',
]);

/** Fetched where an owner looks at a payment. */
const MoneySection = lazyWithRetry(
  async () => (await import('#desk/money/money-section.tsx')).default,
  ATTEMPTS_WHILE_WAITING,
);

const STAGES = ['scheduled', 'leaving', 'bounced', 'sent', 'correcting', 'calledOff'] as const;

/** One order whole, rendered from its answer's machine: questions, editor, approval, money, history. */
export function AnswerScreen({ actor, order }: AnswerScreenProps) {
  const may = useMay();
  const now = useNow();
  const navigate = useNavigate();
  const snapshot = useSelector(actor, (current) => current);
  const { answer, decision, refusal } = snapshot.context;
  const [view, setView] = useState<AnswerView>('writing');
  const isUnsaved = unsavedFields(snapshot.context).length > 0;

  const { previous, next } = neighboursOf(order.orderId);
  const back = wayBack();
  const isRefused =
    refusal !== undefined &&
    decision !== undefined &&
    !snapshot.hasTag('deciding') &&
    refusal.kind !== 'expired';
  const problem = !isRefused
    ? undefined
    : (refusal.messages?.join(' ') ??
      (refusal.kind === 'unreachable' ? approvalCopy.unreachable : approvalCopy.refused));
  const stage = STAGES.find((one) => one === stageOf(answer));
  // The message about a refused approval is shown beside its button.
  const isApproving = stage === 'correcting' && decision?.kind === 'approve';
  const toOrder = (orderId: number | undefined) =>
    orderId !== undefined && leaveBy(() => void navigate(pathOf('order', { orderId })));

  const isAnswered = answer.state === 'sent';
  const take = (newer: AnswerResponse) =>
    actor.send({ type: 'answer.update', answer: toAnswer(newer, partsOf(order)) });
  const agreement = (
    <AgreementSection
      orderId={order.orderId}
      revision={answer.revision}
      state={answer.agreement}
      isAnswered={isAnswered}
      onAnswer={take}
    />
  );

  useShortcuts({
    j: () => toOrder(next),
    k: () => toOrder(previous),
    e: () => {
      setView('writing');
      setTimeout(() => document.querySelector<HTMLElement>('textarea[id^=odpowiedz-]')?.focus());
    },
    p: () => setView('preview'),
    h: () => document.querySelector('#historia')?.scrollIntoView(),
    'ctrl+s': () => actor.send({ type: 'draft.save' }),
  });

  return (
    <InsidePage
      title={`${order.productName}, ${orderCopy.nr(order.orderId)}`}
      dockHidden={answerBarOf(snapshot) !== undefined}
      top={{
        title: order.productName,
        under: `${orderCopy.nr(order.orderId)}, ${order.customer.name ?? orderCopy.removed}`,
        back: <OrderTopLink {...back} direction="back" />,
        next:
          next === undefined ? undefined : (
            <OrderTopLink to={pathOf('order', { orderId: next })} direction="next" />
          ),
      }}
    >
      <OrderJump />
      <OrderHead
        order={order}
        back={back}
        previous={previous}
        next={next}
        now={now}
        isEnded={isOver(answer)}
      />
      <AnswerSteps
        state={answer.state}
        paidAt={order.paidAt}
        promisedUntil={order.promisedUntil}
        savedAt={answer.savedAt}
        author={answer.author}
        sendAt={answer.approval?.sendAt}
        sentAt={answer.approval?.sentAt}
        mail={answer.approval?.mail}
        endedAt={order.timeline.find(({ what }) => ENDS.has(what))?.at}
        now={now}
      />
      {answer.agreement !== undefined && !isAnswered && !snapshot.hasTag('closed') && agreement}
      {snapshot.hasTag('conflict') && <Notice kind="warn" title={copy.conflictTop} live />}
      <KeptNotes />
      <ShownState id="stan-odpowiedzi" of={stage}>
        {stage && (
          <ApprovedNotice
            stage={stage}
            approval={answer.approval}
            isUnpaid={order.paidAt === null}
            promisedUntil={order.promisedUntil}
            notBefore={order.gift?.from}
            now={now}
            isBusy={snapshot.hasTag('deciding')}
            canSendAgain={may('sendAnswerAgain')}
            correction={answer.correction}
            canCorrect={may('beginCorrection')}
            isSaved={!isUnsaved && !snapshot.hasTag('saving')}
            problem={isApproving ? undefined : problem}
            onCorrect={(reason) => actor.send({ type: 'correction.begin', reason })}
            onDropCorrection={() => actor.send({ type: 'correction.drop' })}
            onRecall={() => actor.send({ type: 'approval.recall' })}
            onRetime={(sendAt) => actor.send({ type: 'approval.retime', sendAt })}
            onSendAgain={(email) => actor.send({ type: 'mail.repeat', email })}
          />
        )}
      </ShownState>
      {answer.state === 'sent' && order.answer.page !== undefined && may('setAnswerPage') && (
        <AnswerPageSection
          orderId={order.orderId}
          revision={answer.revision}
          stored={order.answer}
          onSet={take}
        />
      )}
      <div className={columns}>
        <div className={`${stack} ${asked}`}>
          {may('invite') && !isAnswered && <AccessNotice fairy={order.fairy} />}
          <GiftNotice gift={order.gift} now={now} />
          <OrderQuestions order={order} />
          <ChartsFold order={order} />
          <NotesSection key={order.orderId} order={order} now={now} />
        </div>
        <div className={`${stack} ${answerArea}`}>
          <EditorSection
            actor={actor}
            order={order}
            view={view}
            onView={setView}
            now={now}
            problem={stage === undefined || isApproving ? problem : undefined}
          />
        </div>
        <div className={`${stack} ${facts}`}>
          {may('getOrderEmail') && <CustomerSection order={order} now={now} />}
          {(answer.agreement === undefined || isAnswered) &&
            order.paidAt !== null &&
            stage !== 'calledOff' &&
            agreement}
          {may('getOrderMoney') && order.payment && (
            <ErrorBoundary
              resetKey={String(order.orderId)}
              renderFallback={(retry) => <FailedState title={orderCopy.moneyFailed} onRetry={retry} />}
            >
              <Suspense fallback={null}>
                <MoneySection orderId={order.orderId} now={now} />
              </Suspense>
            </ErrorBoundary>
          )}
          <Timeline entries={order.timeline} now={now} />
        </div>
      </div>
      <AnswerBar actor={actor} order={order} />
    </InsidePage>
  );
}
