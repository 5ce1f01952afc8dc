import { assign, emit, fromPromise, setup, stateIn } from 'xstate';

/** An amount, the same type as the shop's own: a machine imports nothing of the shop. */
export type Grosze = number & { readonly unit: 'grosz' };

/** Response of GET /order/payment-status/{orderId}. An unknown status is treated as "in progress" (OR-3). */
export interface PaymentStatusResponse {
  paymentStatus: string;
  /** What was bought, if the API returns it; used by the confirmation and the `purchase` event. */
  summary?: OrderSummary | undefined;
  /** Progress of a paid order, if the API returns it (OR-1). */
  news?: OrderProgress | undefined;
  /** LEFT or REPLACED where a CANCELED payment was declined by nobody; an unknown one counts as declined. */
  endedAs?: string | undefined;
}

export interface OrderProgress {
  /** AWAITED, ANSWERED or CALLED_OFF; an unknown one is treated as AWAITED. */
  state: string;
  answeredAt?: string | undefined;
  /** What has gone back to the customer or is on its way. */
  refunded?: Grosze | undefined;
  /** The order's own address, masked; whole on the device that placed it. */
  email?: string | undefined;
  /** Opens the page that leads to the next order, while it can be opened. */
  againKey?: string | undefined;
  /** The mail server refuses mails to that address. */
  isMailRefused?: boolean | undefined;
  /** The answer is ready, and the mail server refuses it at the address where it goes. */
  isAnswerRefused?: boolean | undefined;
  /** Whether this device placed the order, so that its address can be corrected here. */
  isOwnDevice?: boolean | undefined;
  /** The answer goes to another person, not before `sendFrom`. */
  isGift?: boolean | undefined;
  sendFrom?: string | undefined;
  /** ISO 8601. */
  paidAt?: string | undefined;
}

export interface OrderSummary {
  orderId: number;
  productName: string;
  /** In the API's spelling or the shop's. */
  productType?: string | undefined;
  totalPrice: Grosze;
  couponCode?: string | undefined;
  fairyName?: string | undefined;
  fairyImageSrc?: string | undefined;
  fairyResponseTime?: string | undefined;
  fairyProductId?: string | undefined;
  /** Whether some device has claimed the `purchase` event; missing if the API does not remember it. */
  isPurchaseReported?: boolean | undefined;
}

export interface PaymentStatusInput {
  orderId: number;
  customerId: string;
  /** This tab has claimed the `purchase` event before and does not know whether the claim was granted. */
  hasOpenClaim?: boolean | undefined;
}

/** Error of the port `fetchPaymentStatus`, as far as it matters: `unknown` where the shop has answered that it knows no such order. */
export interface StatusFailure {
  kind?: string;
}

const readFailure = (error: unknown): StatusFailure =>
  typeof error === 'object' && error !== null ? error : {};

/** What a page that opens this file alone starts the machine with: callers must give their own, and builds drop this. */
const SAMPLE: PaymentStatusInput = { orderId: 1001, customerId: 'sample' };

/**
 * State machine that polls an order's payment until it is settled (OR-1 to OR-6).
 *
 * While the payment is pending, the status is fetched every `pollEvery`; a failed call is retried after `retryAfter`,
 * at most ten times in a row, unless the shop answers that it knows no such order. After two minutes the customer is told about the delay and polling slows down, so a
 * forgotten tab does not poll every second. A paid order is reported to analytics by the one tab whose claim the API
 * grants. A paid order whose answer is awaited is asked about again at `check.again` alone. Screens read tags, never
 * state names.
 */
export const paymentStatusMachine = setup({
  types: {} as {
    input: PaymentStatusInput;
    context: PaymentStatusInput & {
      status: string | undefined;
      summary: OrderSummary | undefined;
      news: OrderProgress | undefined;
      endedAs: string | undefined;
      retries: number;
    };
    events: { type: 'check.again' };
    emitted: { type: 'order.confirmed'; orderId: number; summary: OrderSummary | undefined };
    tags:
      | 'in-progress'
      | 'overdue'
      | 'checkable'
      | 'confirmed'
      /** Confirmed before, and the shop is asked what has become of it. */
      | 'renewing'
      | 'answered'
      | 'called-off'
      | 'failed'
      | 'left'
      | 'replaced'
      | 'unreachable'
      | 'unaddressed';
  },
  actors: {
    /** Port, provided by `src/flows/payment-status/payment-status-ports.ts`. */
    fetchPaymentStatus: fromPromise<PaymentStatusResponse, PaymentStatusInput>(() =>
      Promise.reject(new Error('The port fetchPaymentStatus is not connected')),
    ),
    /**
     * Port, provided by `src/flows/payment-status/payment-status-ports.ts`. Returns whether this tab may report the
     * purchase; called again for an order, it sends the same claim.
     */
    claimPurchaseReport: fromPromise<{ isGranted: boolean }, PaymentStatusInput>(() =>
      Promise.reject(new Error('The port claimPurchaseReport is not connected')),
    ),
  },
  delays: {
    pollEvery: 1_000,
    pollSlowly: 10_000,
    retryAfter: 1_000,
    overdueAfter: 120_000,
  },
  guards: {
    isAddressed: ({ context }) => context.orderId > 0 && context.customerId !== '',
    isCompleted: ({ context }) => context.status === 'COMPLETED',
    isCalledOff: ({ context }) => context.status === 'COMPLETED' && context.news?.state === 'CALLED_OFF',
    isAnswered: ({ context }) => context.news?.state === 'ANSWERED',
    /** An API without a memory of reports leaves it to the device's. */
    isUnremembered: ({ context }) => context.summary?.isPurchaseReported === undefined,
    isReportedElsewhere: ({ context }) =>
      context.summary?.isPurchaseReported === true && !context.hasOpenClaim,
    isLeft: ({ context }) => context.status === 'CANCELED' && context.endedAs === 'LEFT',
    isReplaced: ({ context }) => context.status === 'CANCELED' && context.endedAs === 'REPLACED',
    isCanceled: ({ context }) => context.status === 'CANCELED',
    isGranted: (_, claim: { isGranted: boolean }) => claim.isGranted,
    isPending: ({ context }) => context.status === 'PENDING',
    isUnknown: (_, failure: StatusFailure) => failure.kind === 'unknown',
    canRetry: ({ context }) => context.retries < 10,
    isOnTime: stateIn({ following: { lateness: 'onTime' } }),
  },
  actions: {
    assignStatus: assign((_, response: PaymentStatusResponse) => ({
      status: response.paymentStatus,
      summary: response.summary,
      news: response.news,
      endedAs: response.endedAs,
      retries: 0,
    })),
    assignProgress: assign((_, { news }: PaymentStatusResponse) => ({ news })),
    incrementRetries: assign({ retries: ({ context }) => context.retries + 1 }),
    resetRetries: assign({ retries: 0 }),
    emitOrderConfirmed: emit(({ context }) => ({
      type: 'order.confirmed',
      orderId: context.orderId,
      summary: context.summary,
    })),
  },
}).createMachine({
  id: 'paymentStatus',
  description: 'Co dalej z płatnością: od powrotu ze strony płatności do rozstrzygnięcia.',
  context: ({ input = SAMPLE }) => ({
    ...input,
    status: undefined,
    summary: undefined,
    news: undefined,
    endedAs: undefined,
    retries: 0,
  }),
  initial: 'opened',
  states: {
    opened: {
      description: 'Klientka otwiera stronę zamówienia.',
      always: [
        { guard: 'isAddressed', target: 'following', description: 'Adres wskazuje zamówienie.' },
        { target: 'unaddressed', description: 'W adresie brakuje numeru zamówienia lub klientki.' },
      ],
    },
    following: {
      description: 'Sklep śledzi płatność.',
      type: 'parallel',
      states: {
        status: {
          description: 'Pytania o stan płatności.',
          initial: 'asking',
          states: {
            asking: {
              description: 'Sklep pyta o stan płatności.',
              tags: 'in-progress',
              invoke: {
                id: 'fetchPaymentStatus',
                src: 'fetchPaymentStatus',
                input: ({ context }) => ({ orderId: context.orderId, customerId: context.customerId }),
                onDone: {
                  target: 'received',
                  description: 'Przychodzi odpowiedź.',
                  actions: { type: 'assignStatus', params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: { type: 'isUnknown', params: ({ event }) => readFailure(event.error) },
                    target: '#unknown',
                    description: 'Sklep odpowiada, że nie ma takiego zamówienia.',
                  },
                  {
                    guard: 'canRetry',
                    target: 'retrying',
                    description: 'Nie udało się zapytać; spróbujemy jeszcze raz, najwyżej dziesięć razy.',
                    actions: 'incrementRetries',
                  },
                  {
                    target: '#unreachable',
                    description: 'Dziesięć powtórek nie pomogło.',
                  },
                ],
              },
            },
            received: {
              description: 'Odczytanie odpowiedzi.',
              always: [
                {
                  guard: 'isCalledOff',
                  target: '#calledOff',
                  description: 'Zapłacono, ale sklep odwołał zamówienie.',
                },
                { guard: 'isCompleted', target: '#paid', description: 'Zapłacono.' },
                {
                  guard: 'isLeft',
                  target: '#left',
                  description: 'Klientka wróciła ze strony płatności bez zapłaty.',
                },
                {
                  guard: 'isReplaced',
                  target: '#replaced',
                  description: 'Złożono nowsze: to samo jeszcze raz albo inne z tym samym kuponem.',
                },
                { guard: 'isCanceled', target: '#failed', description: 'Płatność odrzucona albo wygasła.' },
                { guard: 'isPending', target: 'waiting', description: 'Płatność w toku.' },
                { target: 'underReview', description: 'Sprawdza ją ktoś inny.' },
              ],
            },
            waiting: {
              description: 'Czekamy chwilę przed następnym pytaniem.',
              tags: ['in-progress', 'checkable'],
              on: {
                'check.again': {
                  target: 'asking',
                  description: 'Sprawdza od razu; gdy wraca sieć, robi to sama strona.',
                },
              },
              after: {
                pollEvery: {
                  guard: 'isOnTime',
                  target: 'asking',
                  description: 'Przez pierwsze dwie minuty pytamy znowu po sekundzie.',
                },
                pollSlowly: { target: 'asking', description: 'Później pytamy znowu po dziesięciu.' },
              },
            },
            retrying: {
              description: 'Pytanie się nie udało, za sekundę powtórka.',
              tags: 'in-progress',
              after: { retryAfter: { target: 'asking', description: 'Po sekundzie pytamy jeszcze raz.' } },
            },
            underReview: {
              description:
                'Płatność sprawdza człowiek: przyszła inna kwota i decyduje właścicielka albo, w sklepie na innym API, operator ją potwierdza. Strona sama już nie pyta.',
              tags: ['in-progress', 'checkable', 'overdue'],
              on: {
                'check.again': {
                  target: 'asking',
                  description: 'Sprawdza ponownie; gdy wraca sieć, robi to sama strona.',
                },
              },
            },
          },
        },
        lateness: {
          description: 'Cierpliwość klientki.',
          initial: 'onTime',
          states: {
            onTime: {
              description:
                'Pierwsze dwie minuty; po odświeżeniu strony liczą się od nowa, tak jak po „Sprawdź ponownie”, gdy nie było łączności.',
              after: {
                overdueAfter: {
                  target: 'overdue',
                  description:
                    'Po dwóch minutach mówimy, że potwierdzenia jeszcze nie ma, i pytamy rzadziej.',
                },
              },
            },
            overdue: { description: 'Potwierdzenie się spóźnia.', tags: 'overdue' },
          },
        },
      },
    },
    unreachable: {
      id: 'unreachable',
      description: 'Nie udało się sprawdzić płatności; mogła się udać.',
      tags: ['unreachable', 'checkable'],
      on: {
        'check.again': {
          target: 'following',
          description: 'Sprawdza ponownie; gdy wraca sieć, robi to sama strona.',
          actions: 'resetRetries',
        },
      },
    },
    unaddressed: { description: 'Nie znamy tego zamówienia.', type: 'final', tags: 'unaddressed' },
    unknown: {
      id: 'unknown',
      description: 'Odnośnik jest ucięty albo zamówienia już nie ma.',
      type: 'final',
      tags: 'unaddressed',
    },
    paid: {
      id: 'paid',
      description: 'Zamówienie zapłacone.',
      type: 'parallel',
      states: {
        answer: {
          description: 'Odpowiedź wróżki.',
          initial: 'told',
          states: {
            told: {
              description: 'Odczytanie, czy odpowiedź już wysłano.',
              always: [
                {
                  guard: 'isCalledOff',
                  target: '#calledOff',
                  description: 'Sklep odwołał zamówienie, gdy strona była otwarta.',
                },
                { guard: 'isAnswered', target: 'sent', description: 'Odpowiedź wysłano.' },
                { target: 'awaited', description: 'Odpowiedź dopiero przyjdzie.' },
              ],
            },
            awaited: {
              description: 'Zamówienie potwierdzone.',
              tags: 'confirmed',
              on: {
                'check.again': {
                  target: 'renewing',
                  description:
                    'Klientka wraca na stronę, wraca sieć albo mija obiecana godzina: sklep pyta od nowa.',
                },
              },
            },
            renewing: {
              description: 'Sklep pyta, co nowego; strona pokazuje to, co już wiadomo.',
              tags: ['confirmed', 'renewing'],
              invoke: {
                id: 'renewPaymentStatus',
                src: 'fetchPaymentStatus',
                input: ({ context }) => ({ orderId: context.orderId, customerId: context.customerId }),
                onDone: {
                  target: 'told',
                  description: 'Przychodzi odpowiedź.',
                  actions: { type: 'assignProgress', params: ({ event }) => event.output },
                },
                onError: { target: 'awaited', description: 'Nie udało się zapytać: zostaje, co wiadomo.' },
              },
            },
            sent: { description: 'Odpowiedź wysłana.', tags: 'answered' },
          },
        },
        report: {
          description: 'Zgłoszenie zakupu w statystykach: raz na zamówienie, na wszystkich urządzeniach.',
          initial: 'deciding',
          states: {
            deciding: {
              description: 'Odczytanie, czy zakup już zgłoszono.',
              always: [
                {
                  guard: 'isUnremembered',
                  target: 'reported',
                  description: 'Sklep nie pamięta zgłoszeń: decyduje pamięć urządzenia.',
                },
                {
                  guard: 'isReportedElsewhere',
                  target: 'unreported',
                  description: 'Zgłosiło go inne urządzenie albo inna karta.',
                },
                { target: 'claiming', description: 'Nikt go jeszcze nie zgłosił.' },
              ],
            },
            claiming: {
              description: 'Sklep rozstrzyga, czy zakup zgłasza ta karta.',
              invoke: {
                id: 'claimPurchaseReport',
                src: 'claimPurchaseReport',
                input: ({ context }) => ({ orderId: context.orderId, customerId: context.customerId }),
                onDone: [
                  {
                    guard: { type: 'isGranted', params: ({ event }) => event.output },
                    target: 'reported',
                    description: 'Zgłasza ta karta.',
                  },
                  { target: 'unreported', description: 'Inna karta była pierwsza.' },
                ],
                onError: [
                  {
                    guard: 'canRetry',
                    target: 'retrying',
                    description: 'Odpowiedź nie dotarła; spróbujemy jeszcze raz, najwyżej dziesięć razy.',
                    actions: 'incrementRetries',
                  },
                  { target: 'unreported', description: 'Dziesięć powtórek nie pomogło.' },
                ],
              },
            },
            retrying: {
              description: 'Rozstrzygnięcie nie dotarło, za sekundę powtórka.',
              after: { retryAfter: { target: 'claiming', description: 'Po sekundzie pytamy jeszcze raz.' } },
            },
            reported: { description: 'Zakup zgłoszony.', entry: 'emitOrderConfirmed' },
            unreported: { description: 'Ta karta zakupu nie zgłasza.' },
          },
        },
      },
    },
    calledOff: {
      id: 'calledOff',
      description: 'Zamówienie odwołane przez sklep.',
      type: 'final',
      tags: 'called-off',
    },
    failed: {
      id: 'failed',
      description:
        'Zamówienie nieudane; wybór czeka w formularzu i można zapłacić jeszcze raz, za nowe zamówienie.',
      type: 'final',
      tags: 'failed',
    },
    left: {
      id: 'left',
      description: 'Płatność przerwana: zamówienie nieudane, nic nie pobrano; można zamówić jeszcze raz.',
      type: 'final',
      tags: ['failed', 'left'],
    },
    replaced: {
      id: 'replaced',
      description: 'Zamówienie zastąpione nowszym: nic nie pobrano; płaci się za tamto.',
      type: 'final',
      tags: ['failed', 'replaced'],
    },
  },
});
