import type { ContextFrom, EmittedFrom, EventFromLogic } from 'xstate';
import { NOTHING } from '#domain/grosze.ts';
import {
  chosenOffer,
  shownPrice,
  type OrderDraft,
  type purchaseMachine,
} from '#machines/purchase.machine.ts';
import { formatPrice } from '#copy/site/format.ts';
import type { Rule, ReplayedStep } from '../model.ts';
import { always } from './rule.ts';

type Context = ContextFrom<typeof purchaseMachine>;
type Emitted = EmittedFrom<typeof purchaseMachine>;

const contextOf = ({ snapshot }: ReplayedStep): Context => snapshot.context;
const eventOf = ({ happening }: ReplayedStep) =>
  happening?.event as EventFromLogic<typeof purchaseMachine> | undefined;
const emittedBy = ({ emitted }: ReplayedStep) => emitted as readonly Emitted[];
const ordersOf = ({ calls }: ReplayedStep) =>
  calls.filter(({ port }) => port === 'createOrder').map(({ input }) => input as OrderDraft);

const steps = ['step-variant', 'step-specialist', 'step-data', 'step-payment'] as const;

/** An attempt number belongs to one content, and a content with unknown outcome to one number. */
const oneOrderPerAttempt: Rule = {
  name: 'Jedno zamówienie na jedną próbę: ten sam numer próby to zawsze ta sama treść.',
  breach: (way) => {
    const contents = new Map<number, string>();
    for (const { attempt, ...content } of way.flatMap(ordersOf)) {
      const sent = JSON.stringify(content);
      const earlier = contents.get(attempt);
      if (earlier !== undefined && earlier !== sent) return `próba ${attempt}: ${earlier} i ${sent}`;
      contents.set(attempt, sent);
    }
    return undefined;
  },
};

/** After a lost response the same content reuses its number, since the order may exist (OF-6). */
const noSecondOrder: Rule = {
  name: 'Po zgubionej odpowiedzi to samo zamówienie nie powstaje drugi raz.',
  breach: (way) => {
    /** Attempts of unknown outcome by content; a later failure of another content takes none away. */
    const lost = new Map<string, number>();
    let open: { content: string; attempt: number } | undefined;
    for (const step of way) {
      const event: { type: string; error?: unknown } | undefined = step.happening?.event;
      if (event?.type === 'xstate.error.actor.createOrder' && open) {
        if ((event.error as { isLost: boolean }).isLost) lost.set(open.content, open.attempt);
        else lost.delete(open.content);
      }
      if (event?.type === 'xstate.done.actor.createOrder' && open) lost.delete(open.content);
      for (const { attempt, ...order } of ordersOf(step)) {
        open = { content: JSON.stringify(order), attempt };
        const then = lost.get(open.content);
        if (then !== undefined && then !== attempt) return `próba ${then} powtórzona jako ${attempt}`;
      }
    }
    return undefined;
  },
};

/** Invariants of the purchase machine. */
export const purchaseRules: readonly Rule[] = [
  always('Kupon nie przeżywa zmiany wróżki ani wariantu.', (step, before) => {
    if (!before) return undefined;
    const [was, is] = [before, step].map((one) => chosenOffer(contextOf(one)));
    const { discountedPrice } = contextOf(step);
    return (
      was?.fairyProductId !== is?.fairyProductId &&
      discountedPrice !== undefined &&
      `kupon nadal liczy ${discountedPrice} zł`
    );
  }),
  always('Formularz jest otwarty tylko dla wróżki, która przyjmuje wybrany wariant.', (step) => {
    const isOpen = step.snapshot.hasTag('form-open');
    return isOpen && chosenOffer(contextOf(step)) === undefined && 'nie ma takiej oferty';
  }),
  always('Zawsze dokładnie jeden krok jest bieżący.', ({ snapshot }) => {
    const current = steps.filter((tag) => snapshot.hasTag(tag));
    return current.length !== 1 && `bieżące kroki: ${current.join(', ') || 'żaden'}`;
  }),
  always('Jedno naciśnięcie płatności to najwyżej jedno zamówienie.', (step) => {
    const count = ordersOf(step).length;
    if (count === 0) return undefined;
    return (count > 1 || eventOf(step)?.type !== 'provider.pick') && `zamówień: ${count}`;
  }),
  always('Formularz z błędami nigdy nie zostaje wysłany.', (step) => {
    const event = eventOf(step);
    const isFaulty = event?.type === 'provider.pick' && Object.keys(event.problems).length > 0;
    return isFaulty && ordersOf(step).length > 0 && 'zamówiono mimo błędów';
  }),
  oneOrderPerAttempt,
  noSecondOrder,
  always('PlaceAnOrder dokładnie raz na każde przyjęte zamówienie.', (step, before) => {
    const placed = emittedBy(step).filter(({ type }) => type === 'order.placed').length;
    const isAccepted =
      step.happening?.event.type === 'xstate.done.actor.createOrder' && before?.snapshot.hasTag('ordering');
    return placed !== (isAccepted ? 1 : 0) && `zgłoszeń: ${placed}`;
  }),
  always('Wysłane zamówienie jest tym, co widać: ta sama wróżka, ten sam wariant, ten sam kupon.', (step) => {
    const context = contextOf(step);
    return ordersOf(step).some(
      ({ fairyProductId, couponCode }) =>
        fairyProductId !== chosenOffer(context)?.fairyProductId ||
        (couponCode !== undefined) !== (context.discountedPrice !== undefined),
    )
      ? 'wysłano co innego, niż widać'
      : undefined;
  }),
  always('Nikt nie przechodzi do płatności za inną kwotę, niż zobaczył i potwierdził.', (step, before) => {
    const isOpened = emittedBy(step).some(({ type }) => type === 'payment.opened');
    if (!isOpened || !before || eventOf(step)?.type === 'payment.confirm') return undefined;
    const asked = contextOf(step).order?.totalPrice;
    const shown = shownPrice(contextOf(before));
    return (
      asked !== undefined &&
      asked !== shown &&
      `${formatPrice(asked)} zamiast ${formatPrice(shown ?? NOTHING)}`
    );
  }),
  always('Gdy zamówienie jest w drodze, nic się w nim nie zmienia.', (step, before) => {
    if (!before?.snapshot.hasTag('locked') || !step.snapshot.hasTag('locked')) return undefined;
    const [was, is] = [before, step].map((one) => {
      const { variantId, fairyId, values, couponCode, provider, attempt } = contextOf(one);
      return JSON.stringify([
        variantId,
        fairyId,
        values,
        couponCode,
        provider,
        attempt,
        shownPrice({ ...contextOf(one), order: undefined }),
      ]);
    });
    return was !== is && `było ${was}, jest ${is}`;
  }),
  {
    name: 'Regulamin zaznacza tylko klientka.',
    breach: (way) => {
      const isTicked = way.some((step) => {
        const event = eventOf(step);
        return event?.type === 'terms.set' && event.accepted;
      });
      return !isTicked && way.some((step) => contextOf(step).tosChecked) ? 'zaznaczył się sam' : undefined;
    },
  },
  always('Zapamiętywane są tylko dane klientki: nigdy pytania, kupon ani regulamin.', (step) => {
    const { remembered } = contextOf(step);
    const kept = emittedBy(step).flatMap((event) =>
      event.type === 'customer.changed' ? Object.keys(event.values) : [],
    );
    const foreign = kept.filter((name) => !remembered.includes(name));
    return foreign.length > 0 && `zapamiętano: ${foreign.join(', ')}`;
  }),
];
