import type { AnyMachineSnapshot, ContextFrom } from 'xstate';
import { toPln } from '#domain/grosze.ts';
import type {
  PaymentStatusResponse,
  StatusFailure,
  paymentStatusMachine,
} from '#machines/payment-status.machine.ts';
import type { Steps } from '../walk.ts';
import { consentGiven, exactly, somewhere, toldAs, type Ui } from './ui.ts';

const STATUS = 'GET /order/payment-status';
const CLAIM = 'POST /order/purchase-report';
const LATE = 'Potwierdzenie jeszcze nie dotarło';
/** Why two states look the same: the walk settles a call in one, and waits by the clock in the other. */
const ONLY_A_CALL = 'Nobody sees whether the shop asks just now or waits to ask.';
const again = exactly('Sprawdź ponownie');

/** Response of GET /order/payment-status, in złote. */
const wireStatus = ({ summary, news, ...rest }: PaymentStatusResponse) => ({
  ...rest,
  ...(summary && { summary: { ...summary, totalPrice: toPln(summary.totalPrice) } }),
  ...(news && { news: { ...news, ...(news.refunded !== undefined && { refunded: toPln(news.refunded) }) } }),
});

const contextOf = ({ context }: AnyMachineSnapshot): ContextFrom<typeof paymentStatusMachine> => context;

/** Test steps of the payment status. */
export function paymentStatusSteps(ui: Ui): Steps {
  const title = (words: string) => ui.has('heading', exactly(words));
  const inProgress = async (snapshot: AnyMachineSnapshot) => {
    await title('Zamówienie w toku');
    await (snapshot.hasTag('overdue') ? ui.reads(somewhere(LATE)) : ui.readsNo(somewhere(LATE)));
  };
  const confirmed = async (snapshot: AnyMachineSnapshot) => {
    await title('Zamówienie potwierdzone');
    const email = contextOf(snapshot).news?.email;
    if (email !== undefined) await ui.reads(somewhere(email));
  };
  /** Statistics show nothing to the customer. */
  const invisible = () => Promise.resolve();
  const settled = async () => {
    if (ui.holds(CLAIM)) throw new Error('The shop asks on about a report that is settled');
  };
  const following = 'paymentStatus.following';
  return {
    events: {
      'xstate.init': (_, next) => {
        const { orderId, customerId } = contextOf(next);
        return ui.open(
          orderId > 0 ? `/zamowienie?orderId=${orderId}&customerId=${customerId}` : '/zamowienie',
          { device: consentGiven },
        );
      },
      'xstate.done.actor.fetchPaymentStatus': (event) =>
        ui.end(STATUS, {
          status: 200,
          body: wireStatus((event as unknown as { output: PaymentStatusResponse }).output),
        }),
      'xstate.done.actor.renewPaymentStatus': (event) =>
        ui.end(STATUS, {
          status: 200,
          body: wireStatus((event as unknown as { output: PaymentStatusResponse }).output),
        }),
      'xstate.error.actor.renewPaymentStatus': () => ui.end(STATUS, 'lost'),
      'xstate.error.actor.fetchPaymentStatus': (event) =>
        ui.end(
          STATUS,
          (event as unknown as { error: StatusFailure }).error.kind === 'unknown'
            ? { status: 404, body: { code: 100, message: 'There is no such order' } }
            : 'lost',
        ),
      'xstate.done.actor.claimPurchaseReport': (event) =>
        ui.end(CLAIM, { status: 200, body: (event as unknown as { output: unknown }).output }),
      'xstate.error.actor.claimPurchaseReport': () => ui.end(CLAIM, 'lost'),
      [`xstate.after.pollEvery.${following}.status.waiting`]: () => ui.advance(1_000),
      [`xstate.after.pollSlowly.${following}.status.waiting`]: () => ui.advance(10_000),
      [`xstate.after.retryAfter.${following}.status.retrying`]: () => ui.advance(1_000),
      'xstate.after.retryAfter.paymentStatus.paid.report.retrying': () => ui.advance(1_000),
      [`xstate.after.overdueAfter.${following}.lateness.onTime`]: () => ui.advance(120_000),
      'check.again': async (_, next) => {
        // A page that awaits the answer has no button: it asks when it is shown again.
        if (next.hasTag('confirmed')) return ui.restore();
        // While the shop asks, the button takes no press.
        await ui.has('button', again, { disabled: false });
        await ui.press('button', again);
      },
    },
    alike: {
      [`${following}.status.asking and ${following}.status.retrying`]: ONLY_A_CALL,
      [`${following}.status.asking and ${following}.status.waiting`]: ONLY_A_CALL,
      'paymentStatus.paid.answer.awaited and paymentStatus.paid.answer.renewing': ONLY_A_CALL,
      'paymentStatus.paid.report.claiming and paymentStatus.paid.report.retrying': ONLY_A_CALL,
    },
    states: {
      [`${following}.status.asking`]: inProgress,
      [`${following}.status.waiting`]: inProgress,
      [`${following}.status.retrying`]: inProgress,
      [`${following}.status.underReview`]: async (snapshot) => {
        await inProgress(snapshot);
        await ui.has('button', again);
      },
      [`${following}.lateness.onTime`]: (snapshot) =>
        snapshot.hasTag('overdue') ? Promise.resolve() : ui.hasNo('button', again),
      [`${following}.lateness.overdue`]: () => ui.has('button', again),
      unreachable: async () => {
        await title('Nie ma połączenia');
        await ui.reads(somewhere('Nie udało się sprawdzić płatności. Mogła się udać: nie płać drugi raz'));
        await ui.has('button', again);
      },
      'paymentStatus.unaddressed': async () => {
        await title('Nie znamy tego zamówienia');
        if (ui.callsOf(STATUS) > 0) throw new Error('The shop asked about an order that nobody named');
      },
      unknown: async () => {
        await title('Nie znamy tego zamówienia');
        await ui.has('link', exactly('Napisz do nas'));
      },
      'paymentStatus.paid.answer.awaited': confirmed,
      'paymentStatus.paid.answer.renewing': confirmed,
      'paymentStatus.paid.answer.sent': async () => {
        await title('Odpowiedź wysłana');
        await ui.reads(
          toldAs(
            somewhere('Odpowiedź wysłaliśmy 21.11.2026, 14:03 na w…@example.pl.'),
            'Odpowiedź wysłaliśmy (dzień i godzina zatwierdzenia) na w…@example.pl.',
          ),
        );
      },
      'paymentStatus.paid.report.claiming': invisible,
      'paymentStatus.paid.report.retrying': invisible,
      'paymentStatus.paid.report.reported': settled,
      'paymentStatus.paid.report.unreported': settled,
      calledOff: async () => {
        await title('Zamówienie odwołane');
        await ui.has('link', exactly('Napisz do nas'));
      },
      failed: async () => {
        await title('Zamówienie nieudane');
        await ui.reads(somewhere('Operator nie potwierdził płatności.'));
        await ui.has('link', exactly('Napisz do nas'));
      },
      left: async () => {
        await title('Zamówienie nieudane');
        await ui.reads(somewhere('Przerwano płatność. Nic nie pobraliśmy.'));
      },
      replaced: async () => {
        await title('Zamówienie nieudane');
        await ui.reads(somewhere('Zastąpiło je nowsze zamówienie. Nic nie pobraliśmy.'));
      },
    },
  };
}
