import { DESK_PAGES } from '#desk/pages.ts';
import { NBSP } from '#copy/format.ts';

/** Words of the page with statements of withdrawal. */
export const withdrawalsCopy = {
  title: DESK_PAGES.withdrawals.title,
  lead: `Pieniądze muszą wrócić w${NBSP}14${NBSP}dni od oświadczenia. Przed wysłaniem odpowiedzi sklep odwołuje zamówienie i${NBSP}zleca zwrot sam.`,
  failed: 'Nie udało się wczytać odstąpień',
  loading: 'Wczytuję odstąpienia',
  none: 'Nikt jeszcze nie odstąpił od umowy',
  noneText: 'Oświadczenia pojawią się tutaj, także te bez pasującego zamówienia.',
  number: (id: number) => `Nr ${id}`,
  cleared: 'dane usunięte po czasie',
  typed: (orderNumber: string) => `wpisany numer: ${orderNumber}`,
  received: (time: string) => `otrzymane: ${time}`,
  due: (day: string) => `zwrot do ${day}`,
  repeated: 'powtórzone',
  order: (orderId: number) => `Zamówienie ${orderId}`,
  dealtWith: 'Załatwione',
  dealtWithLabel: (id: number) => `Załatwione: nr ${id}`,
  dealtBy: (name: string) => `załatwione: ${name}`,
  dealFailed: 'Nie zapisało się. Spróbuj jeszcze raz.',
  older: 'Starsze',
  latest: 'Najnowsze',
  state: {
    unmatched: 'Żadne zamówienie nie ma tego numeru i adresu. Sprawdź i odpisz.',
    unpaid: 'Zamówienie nie jest opłacone.',
    'under-way': 'Sklep właśnie odwołuje zamówienie.',
    'called-off': 'Zamówienie odwołane.',
    open: 'Odpowiedź była już wysłana, ale prawo odstąpienia trwało: sklep zleca zwrot sam.',
    lost: 'Odpowiedź była już wysłana na wyraźne żądanie: prawo odstąpienia wygasło.',
    late: `Odpowiedź była już wysłana, a${NBSP}14${NBSP}dni minęło. Sprawdź, czy ostatni dzień nie wypadł w${NBSP}sobotę albo święto, i${NBSP}zdecyduj o${NBSP}zwrocie.`,
  },
  moneyBack: {
    none: '',
    'under-way': 'Zwrot w drodze.',
    done: 'Pieniądze oddane.',
    failed: 'Zwrot się nie udał.',
  },
} as const;
