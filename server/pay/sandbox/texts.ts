import { NBSP } from '#copy/site/format.ts';

/** Polish words of the sandbox's payment page (EM-3). */
export const sandboxTexts = {
  mark: 'TRYB TESTOWY',
  markLead: `To nie jest prawdziwa płatność. Żadne pieniądze nie zmienią właściciela.`,
  title: 'Płatność testowa',
  provider: 'Operator',
  order: 'Zamówienie',
  payment: 'Numer płatności',
  amount: 'Do zapłaty',
  awkward: `Gdy coś idzie nie po kolei`,
  awkwardLead: `Tymi przyciskami sprawdzisz, jak sklep radzi sobie z${NBSP}kłopotami operatora.`,
  declined: `Karta odrzucona. Spróbuj jeszcze raz albo zapłać inną kartą.`,
  closed: 'Ta płatność jest już zakończona.',
  expired: `Czas na tę płatność minął. Wróć do sklepu i${NBSP}złóż zamówienie ponownie.`,
  back: 'Wróć do sklepu',
  after: 'Zwroty i spory',
  refundsLead: `Pieniądze oddaje sklep, na zapleczu. Wybierz, jak ma to pójść.`,
  chosen: 'wybrane',
  byHand: `Oddaj resztę ręcznie, jak w${NBSP}panelu operatora`,
  dispute: `Zgłoś w${NBSP}banku, że nie ma za co płacić`,
  disputeWon: 'Bank przyznaje rację sklepowi',
  disputeLost: 'Bank przyznaje rację klientce',
  missingTitle: 'Nie ma takiej płatności',
  missing: `Odnośnik jest niepełny albo płatność już nie istnieje. Wróć do sklepu i${NBSP}spróbuj ponownie.`,
} as const;
