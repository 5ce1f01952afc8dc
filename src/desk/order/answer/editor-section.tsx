import { unansweredOf } from '#domain/desk/unanswered.ts';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isUnagreed, stageOf, unsavedFields, type answerMachine } from '#machines/answer.machine.ts';
import { AnswerFieldEditor } from './answer-field.tsx';
import { AnswerTabs, type AnswerView } from './answer-tabs.tsx';
import { ApprovalPanel } from './approval-panel.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { answerCopy as copy, approvalCopy, ROMAN } from './answer-copy.ts';
import { formatWords } from '#desk/copy/time.ts';
import { countWords } from './words.ts';
import type { Order } from '#desk/domain/wire.ts';
import { muted, row, stack } from '#styles/desk/base.css.ts';
import { anchor } from '#styles/desk/order.css.ts';
import { panel, panelHead } from '#styles/desk/blocks.css.ts';
import { lazyWithRetry } from '#islands/lazy-with-retry.ts';
import { PhrasesFold } from '#desk/phrases/phrases-fold.tsx';
import { useDesk, useMay } from '#desk/frame/desk-context.tsx';
import { CARDS_FIELD, partsOf, TEXT_FIELD } from './answer-view.ts';
import { PreviewSection } from './preview-section.tsx';
import { VersionsSection } from './versions-section.tsx';

export interface EditorSectionProps {
  actor: ActorRefFrom<typeof answerMachine>;
  order: Order;
  view: AnswerView;
  onView: (view: AnswerView) => void;
  now: number;
  problem: string | undefined;
}

/** Loaded where a model is set, cards are laid, or a question hurts: nobody else waits for them. */
const Suggestion = lazyWithRetry(async () => (await import('./suggestion.tsx')).Suggestion);
const DraftFlags = lazyWithRetry(async () => (await import('./draft-flags.tsx')).DraftFlags);
const CardsField = lazyWithRetry(async () => (await import('./cards/cards-field.tsx')).CardsField);
const HarmNotice = lazyWithRetry(async () => (await import('./harm-notice.tsx')).HarmNotice);

/** The states in which an answer can be approved. */
const OPEN: ReadonlySet<string> = new Set(['waiting', 'drafted', 'in-review', 'sent-back']);

/** The states in which the editor is only read. */
const READ_ONLY = ['unagreed', 'locked', 'closed'] as const;

const DECISION = { keep: 'version.keep', take: 'version.take', join: 'version.join' } as const;

/** The answer's panel: writing, preview of the mail, versions; below it the approval while one is to be given. */
export function EditorSection({ actor, order, view, onView, now, problem }: EditorSectionProps) {
  const { person } = useDesk();
  const may = useMay();
  const snapshot = useSelector(actor, (current) => current);
  const { answer, mine, disputed, decision } = snapshot.context;
  const change = (name: string, text: string) => actor.send({ type: 'text.change', name, text });
  const skip = (name: string, leftOut: boolean) => actor.send({ type: 'question.skip', name, leftOut });
  const unsaved = unsavedFields(snapshot.context);
  const isCorrection = answer.correction !== undefined;
  const isAgreed = !isUnagreed(answer);
  const isReadOnly = READ_ONLY.some((tag) => snapshot.hasTag(tag));
  const decideOn = (name: string) =>
    isReadOnly ? undefined : (kind: keyof typeof DECISION) => actor.send({ type: DECISION[kind], name });
  const written = mine.filter(({ name }) => name !== CARDS_FIELD);
  const words = written.reduce((sum, { text }) => sum + countWords(text), 0);
  const characters = written.reduce(
    (sum, { text, isLeftOut }) => sum + (isLeftOut ? 0 : text.trim().length),
    0,
  );
  // VA-AD; with several questions the answer repeats them, and is longer.
  const tooShort =
    characters > 0 && characters < 3 && order.questions.length < 2 ? approvalCopy.tooShort : undefined;
  const questionOf = (name: string) =>
    order.questions.find(({ sequenceNumber }) => String(sequenceNumber) === name);
  const hasQuestions = order.questions.length > 0;
  const isOpen = OPEN.has(answer.state);
  const isOwn = person.role === 'specialist';
  return (
    <>
      <section className={`${panel} ${anchor}`} aria-labelledby="odpowiedz">
        <header className={panelHead}>
          <h2 id="odpowiedz">{isOwn ? copy.mine : copy.title(order.fairy.name)}</h2>
          <p className={muted}>
            <b>{formatWords(words)}</b>
            {answer.usualWords && (
              <span>{`, ${copy.usual(answer.usualWords.from, answer.usualWords.to)}`}</span>
            )}
          </p>
        </header>
        <AnswerTabs view={view} onView={onView}>
          {/* It keeps a snippet that is being typed under a field. */}
          <div className={stack} hidden={view !== 'writing'}>
            {answer.review && (
              <Notice
                kind={answer.review.kind === 'sent-back' ? 'warn' : 'info'}
                title={(answer.review.kind === 'sent-back' ? copy.sentBack : copy.handedOver)(
                  answer.review.by,
                )}
              >
                {answer.review.note !== undefined && <p>{answer.review.note}</p>}
              </Notice>
            )}
            {snapshot.hasTag('closed') && unsaved.length > 0 && (
              <Notice kind="warn" title={copy.closedUnsaved} live>
                <p>{stageOf(answer) === 'calledOff' ? copy.calledOffWithout : copy.sentWithout}</p>
                <div className={row}>
                  <DeskButton kind="ghost" onPress={() => actor.send({ type: 'leave.ask' })}>
                    {copy.save.discard}
                  </DeskButton>
                </div>
              </Notice>
            )}
            {snapshot.hasTag('locked') && (
              <Notice kind="warn" title={answer.lockedBy && copy.lockedBy(answer.lockedBy)} live>
                <p>{unsaved.length > 0 ? copy.lockedUnsaved : copy.lockedText}</p>
                {snapshot.hasTag('untaken') && <p>{copy.untaken}</p>}
                <div className={row}>
                  <DeskButton
                    kind="ghost"
                    pending={snapshot.hasTag('taking')}
                    onPress={() => actor.send({ type: 'lock.take' })}
                  >
                    {copy.take}
                  </DeskButton>
                  {unsaved.length > 0 && !snapshot.hasTag('taking') && (
                    <DeskButton kind="ghost" onPress={() => actor.send({ type: 'leave.ask' })}>
                      {copy.save.discard}
                    </DeskButton>
                  )}
                </div>
              </Notice>
            )}
            <Suspense>
              {order.speaksOfHarm && (
                <HarmNotice
                  onInsert={
                    isReadOnly
                      ? undefined
                      : (help) =>
                          change(TEXT_FIELD, [mine.find(isText)?.text, help].filter(Boolean).join('\n\n'))
                  }
                />
              )}
              {(isOpen || isCorrection) && <DraftFlags flags={answer.flags} />}
              {isOpen && isAgreed && !isReadOnly && may('suggestDraft') && (
                <Suggestion
                  answer={answer}
                  approver={person.name}
                  hasText={words > 0}
                  isBusy={snapshot.hasTag('deciding')}
                  problem={decision?.kind === 'suggest' ? problem : undefined}
                  onAsk={() => actor.send({ type: 'suggestion.ask' })}
                  onClear={() => written.forEach(({ name }) => change(name, ''))}
                />
              )}
            </Suspense>
            {mine.map(({ name, text, isLeftOut }) => {
              const question = questionOf(name);
              const theirs = answer.fields.find((field) => field.name === name);
              const other = disputed.includes(name)
                ? {
                    text: theirs?.text ?? '',
                    author: answer.author ?? '',
                    version: answer.version,
                    savedAt: answer.savedAt,
                  }
                : undefined;
              if (name === CARDS_FIELD)
                return (
                  <Suspense key={name}>
                    <CardsField
                      spread={order.spread ?? []}
                      value={text}
                      isUnsaved={unsaved.includes(name)}
                      isReadOnly={isReadOnly}
                      other={other}
                      onChange={(value) => change(name, value)}
                      onDecide={decideOn(name)}
                    />
                  </Suspense>
                );
              return (
                <AnswerFieldEditor
                  key={name}
                  id={`odpowiedz-${name}`}
                  label={question?.content ?? (hasQuestions ? copy.closing : copy.text)}
                  numeral={question && (ROMAN[question.sequenceNumber] ?? name)}
                  value={text}
                  isUnsaved={unsaved.includes(name)}
                  isReadOnly={isReadOnly}
                  isLeftOut={isLeftOut}
                  error={text.trim() === '' || unsaved.includes(name) ? undefined : tooShort}
                  other={other}
                  onChange={(value) => change(name, value)}
                  onLeaveOut={name === TEXT_FIELD ? undefined : (leftOut) => skip(name, leftOut)}
                  onDecide={decideOn(name)}
                >
                  <PhrasesFold
                    fieldId={`odpowiedz-${name}`}
                    text={text}
                    isHidden={isReadOnly || other !== undefined}
                    onChange={(value) => change(name, value)}
                  />
                </AnswerFieldEditor>
              );
            })}
          </div>
          {view === 'preview' && (
            <PreviewSection orderId={order.orderId} version={answer.version} isStale={unsaved.length > 0} />
          )}
          {view === 'versions' && (
            <VersionsSection
              orderId={order.orderId}
              version={answer.version}
              now={now}
              onTake={
                isReadOnly
                  ? undefined
                  : (fields) => {
                      for (const { name, text, isLeftOut } of fields) {
                        change(name, text);
                        if (mine.find((field) => field.name === name)?.isLeftOut !== isLeftOut)
                          skip(name, isLeftOut);
                      }
                      onView('writing');
                    }
              }
              parts={partsOf(order)}
            />
          )}
        </AnswerTabs>
      </section>
      {(isOpen || isCorrection) && isAgreed && may('approveAnswer') && !snapshot.hasTag('locked') && (
        <ApprovalPanel
          key={answer.state}
          isOwner={!isOwn}
          isCorrection={isCorrection}
          isSaved={unsaved.length === 0 && answer.version > 0 && !snapshot.hasTag('saving')}
          textProblem={words === 0 ? approvalCopy.textNo : tooShort}
          unanswered={unansweredIn(written)}
          promisedUntil={order.promisedUntil}
          notBefore={order.gift?.from}
          now={now}
          isBusy={snapshot.hasTag('deciding')}
          canSendBack={may('sendBackAnswer') && answer.state === 'in-review'}
          canHandOver={may('handOverAnswer') && isOpen && answer.state !== 'in-review'}
          problem={decision?.kind === 'suggest' ? undefined : problem}
          topics={answer.topics}
          onApprove={(sendAt, noAdviceOn) => actor.send({ type: 'answer.approve', sendAt, noAdviceOn })}
          onHandOver={() => actor.send({ type: 'review.ask' })}
          onSendBack={(note) => actor.send({ type: 'answer.return', note })}
        />
      )}
    </>
  );
}

const isText = ({ name }: { name: string }) => name === TEXT_FIELD;

/** Questions of the editor that are neither answered nor left out. */
const unansweredIn = (fields: readonly { name: string; text: string; isLeftOut: boolean }[]) =>
  unansweredOf(
    fields
      .filter((field) => !isText(field))
      .map(({ name, text, isLeftOut }) => ({ number: Number(name), response: text, isLeftOut })),
    fields.find(isText)?.text ?? '',
  );
