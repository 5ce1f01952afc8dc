import { useEffect, useState } from 'react';
import type { MinorUnits } from '#domain/grosze.ts';
import { MADE_BY_HAND } from '#domain/payment.ts';
import { unwrap } from '#desk/api/desk-client.ts';
import { CallOffForm } from './call-off-form.tsx';
import { ConfirmDecision } from './confirm-decision.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DeskDialog } from '#desk/ui/desk-dialog.tsx';
import { MoneyFacts } from './money-facts.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { RefundForm, type MailOfDecision, type DecisionTexts } from './refund-form.tsx';
import { formatAmount, moneyCopy as copy } from './money-copy.ts';
import type { Money } from '#desk/domain/wire.ts';
import { row } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { UnsavedText } from '#desk/frame/unsaved-text.tsx';
import { useFreshLoad } from '#desk/frame/use-load.ts';
import { MoneyMail } from './money-mail.tsx';
import { providerReason } from './provider-reasons.ts';
import { moneyRefusal } from './money-refusal.ts';
import { useAction } from '#desk/frame/use-action.ts';
import { codeOf, currentOf } from '#desk/api/desk-failure.ts';
import { DESK_ERROR } from '#domain/desk/error-code.ts';
import { DIFFERENCE_DECISIONS, type DifferenceDecision } from '#domain/desk-terms.ts';

interface Asking {
  what: 'refund' | 'call-off' | 'settle' | DifferenceDecision;
  /** Idempotency key until a refund succeeds: a repeat refunds nothing twice, and another amount, reason or text is refused. */
  key: string;
  /** The money's version as the dialog was opened, or as a refusal brought it: what the page reads anew counts as unread. */
  seen: string;
}

const NO_TEXTS: DecisionTexts = { reason: '', word: '' };

const TITLE: Readonly<Record<Asking['what'], string>> = {
  refund: copy.giveBack,
  'call-off': copy.callOff,
  ...copy.decision,
};

const isToSettle = ({ toSettle, doubts }: Money) => toSettle + doubts.length > 0;

const isUnsettled = ({ state, isSettled }: Money['refunds'][number]) => state === 'failed' && !isSettled;

/** Whether the decision is still open; a lost response may hide that it was made. */
function isOpen(what: Asking['what'], money: Money): boolean {
  if (what === 'refund') return money.left > 0;
  if (what === 'call-off') return money.canCallOff;
  return what === 'settle' ? isToSettle(money) : money.difference !== undefined;
}

/** Title of the open decision. A refund replaced by one made by hand, and a provider's contradicting report, have titles of their own. */
function titleOf({ refunds, doubts }: Money): string {
  if (doubts.length > 0) return copy.toSettleDiffers;
  const unsettled = refunds.filter(isUnsettled);
  const byHand = unsettled.filter(({ failure }) => failure === MADE_BY_HAND).length;
  if (byHand === 0) return copy.toSettle;
  return byHand === unsettled.length ? copy.toSettleByHand : copy.toSettlePartlyByHand;
}

/** The money of one order, for owners: what was paid and given back, and the decisions that are left. */
export default function MoneySection({ orderId, now }: { orderId: number; now: number }) {
  const { client } = useDesk();
  const params = { path: { orderId } };
  const { loaded, reload } = useFreshLoad(
    () => unwrap(client.GET('/orders/{orderId}/money', { params })),
    String(orderId),
  );
  const [latest, setLatest] = useState<Money>();
  const [asking, setAsking] = useState<Asking>();
  // Each decision has its own texts, so that a reason typed for one is not used for another.
  const [texts, setTexts] = useState<Partial<Record<Asking['what'], DecisionTexts>>>({});
  const forget = (what: Asking['what']) => setTexts((kept) => ({ ...kept, [what]: NO_TEXTS }));
  const action = useAction({
    done: copy.done,
    cancelled: copy.cancelled,
    // A refused decision brings the money as it is now, and what was typed stays.
    failed: (error) => {
      const current = currentOf<'giveBack'>(error);
      if (current) setLatest(current);
      setAsking(
        (asked) =>
          asked && {
            ...asked,
            // A response that was lost had given it back: the next press is a decision of its own.
            key: codeOf(error) === DESK_ERROR.madeBefore ? crypto.randomUUID() : asked.key,
            seen: current?.version ?? asked.seen,
          },
      );
      return { kind: 'warn', words: moneyRefusal(error) };
    },
  });
  const isBusy = action.busy !== undefined;
  const { data } = loaded;
  // What was loaded last counts: a decision's response, or the load that came after it.
  useEffect(() => setLatest(data), [data]);
  const money = latest ?? data;

  const close = () => {
    // A decision whose response was lost has been made: its form does not open again, so its text is dropped.
    if (asking && money && !isOpen(asking.what, money)) forget(asking.what);
    setAsking(undefined);
    action.say(undefined);
  };
  const decide = (call: () => Promise<Money>) =>
    void action.run('decide', async () => {
      setLatest(await call());
      setAsking(undefined);
      if (asking) forget(asking.what);
    });

  if (loaded.status === 'missing') return null;
  if (!money)
    return (
      <LoadedSection loaded={loaded} words={copy} onRetry={reload}>
        {() => null}
      </LoadedSection>
    );
  const { version, left, currency, difference } = money;
  const open = (what: Asking['what']) => {
    action.say(undefined);
    setAsking({ what, key: crypto.randomUUID(), seen: version });
  };
  const giveBack = (amount: MinorUnits, reason: string, word: string) => {
    if (!asking) return;
    const { key, seen } = asking;
    const body = { seen, key, amount, reason, word };
    decide(() => unwrap(client.POST('/orders/{orderId}/money/give-back', { params, body })));
  };
  const mailOf = (mail: MailOfDecision) => (
    <MoneyMail
      mail={mail}
      load={(body) => unwrap(client.POST('/orders/{orderId}/money/mail', { params, body }))}
    />
  );
  const decideOn = ({ what, seen }: Asking) => {
    const decision = DIFFERENCE_DECISIONS.find((one) => one === what);
    return decision
      ? unwrap(client.POST('/orders/{orderId}/money/difference', { params, body: { seen, decision } }))
      : unwrap(client.POST('/orders/{orderId}/money/settle', { params, body: { seen } }));
  };
  const ofDecision = asking && {
    texts: texts[asking.what] ?? NO_TEXTS,
    onTexts: (typed: DecisionTexts) => setTexts((kept) => ({ ...kept, [asking.what]: typed })),
  };
  return (
    <section className={panel} aria-labelledby="pieniadze">
      <h2 id="pieniadze">{copy.title}</h2>
      <MoneyFacts money={money} now={now} />
      {difference && (
        <Notice
          kind="bad"
          title={copy.difference(
            formatAmount(difference.paid, difference.currency),
            formatAmount(difference.asked, currency),
          )}
        >
          <div className={row}>
            {/* An order that was paid before does not end with it. */}
            {(money.paid > 0 ? (['accept'] as const) : DIFFERENCE_DECISIONS).map((decision) => (
              <DeskButton key={decision} kind="ghost" onPress={() => open(decision)}>
                {copy.decision[decision]}
              </DeskButton>
            ))}
          </div>
        </Notice>
      )}
      {isToSettle(money) && (
        <Notice kind="bad" title={titleOf(money)}>
          {money.doubts.length > 0 && (
            <>
              <ul>
                {[...new Set(money.doubts)].map((doubt) => (
                  <li key={doubt}>{providerReason(doubt)}</li>
                ))}
              </ul>
              {money.toSettle > 0 && <p>{copy.toSettleBoth}</p>}
            </>
          )}
          <DeskButton kind="ghost" onPress={() => open('settle')}>
            {copy.decision.settle}
          </DeskButton>
        </Notice>
      )}
      <div className={row}>
        {left > 0 && (
          <DeskButton kind="ghost" onPress={() => open('refund')}>
            {copy.giveBack}
          </DeskButton>
        )}
        {money.canCallOff && (
          <DeskButton kind="danger" onPress={() => open('call-off')}>
            {copy.callOff}
          </DeskButton>
        )}
      </div>
      <UnsavedText
        isUnsaved={(['refund', 'call-off'] as const).some(
          (what) => isOpen(what, money) && Object.values(texts[what] ?? NO_TEXTS).some((text) => text.trim()),
        )}
      />
      <p role="status">{asking ? '' : action.outcome?.words}</p>
      {asking && ofDecision && (
        <DeskDialog title={TITLE[asking.what]} closeLabel={copy.back} onClose={close} isHeld={isBusy}>
          <MoneyFacts money={money} now={now} />
          {action.outcome && <Notice kind={action.outcome.kind} title={action.outcome.words} live />}
          {!isOpen(asking.what, money) ? (
            <DeskButton kind="ghost" onPress={close}>
              {copy.back}
            </DeskButton>
          ) : asking.what === 'refund' ? (
            <RefundForm {...{ ...ofDecision, money, isBusy, mailOf }} onGiveBack={giveBack} onClose={close} />
          ) : asking.what === 'call-off' ? (
            <CallOffForm
              {...{ ...ofDecision, money, isBusy, mailOf }}
              onCallOff={(reason, word) =>
                decide(() =>
                  unwrap(
                    client.POST('/orders/{orderId}/money/call-off', {
                      params,
                      body: { seen: asking.seen, reason, word },
                    }),
                  ),
                )
              }
              onClose={close}
            />
          ) : (
            <ConfirmDecision
              what={asking.what}
              onConfirm={() => decide(() => decideOn(asking))}
              onClose={close}
            />
          )}
        </DeskDialog>
      )}
    </section>
  );
}
