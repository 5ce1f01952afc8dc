import type { MinorUnits } from '#domain/grosze.ts';
import type { RefundState } from '#domain/payment.ts';
import type { MoneyMatter } from '#domain/desk-terms.ts';
import { CURRENCY } from '#domain/shop-constants.ts';
import { formatMoney } from '#copy/site/format.ts';

/** An amount of a payment, in its own currency. */
export const formatAmount = (amount: MinorUnits, currency: string = CURRENCY) =>
  formatMoney(amount, currency);

/** Why money goes back; what is kept in the books. */
export const REFUND_REASONS = [
  'Brak odpowiedzi na pytanie',
  'Odstąpienie od umowy',
  'Reklamacja',
  'Spóźniona odpowiedź',
] as const;

/** Words of an order's money. */
export const moneyCopy = {
  title: 'Pieniądze',
  loading: 'Wczytuję pieniądze',
  failed: 'Nie udało się wczytać pieniędzy zamówienia',
  paid: 'Zapłacono',
  nothing: 'jeszcze nic',
  left: 'Można oddać',
  state: {
    asked: 'zlecone, operator jeszcze nie przyjął',
    pending: 'operator przyjął, w drodze',
    done: 'oddane',
    failed: 'nie udało się',
  } satisfies Record<RefundState, string>,
  by: (name: string) => (name === 'provider' ? 'u operatora' : name === 'customer' ? 'klientka' : name),
  settled: 'załatwione inną drogą',
  replaced: 'nie udało się, zastąpiony innym zwrotem',
  giveBack: 'Oddaj pieniądze',
  callOff: 'Odwołaj zamówienie',
  callOffText: (amount: string) =>
    `Odpowiedź nie wyjdzie, a do klientki wróci ${amount}. Dostanie o tym list. Tego nie da się cofnąć.`,
  howMuch: 'Ile oddajesz',
  whole: (amount: string) => `Całość, ${amount}`,
  part: 'Część',
  amount: 'Kwota w złotych',
  amountWrong: 'Podaj kwotę, na przykład 35,98',
  amountOver: (left: string) => `Można oddać najwyżej ${left}`,
  afterwards: (left: string) => `Potem zostanie ${left}.`,
  reason: 'Powód',
  reasonHint: 'Widzi go tylko zaplecze.',
  word: 'Słowo do klientki',
  wordHint: 'Niekonieczne. Trafi do listu o pieniądzach, słowo w słowo.',
  showMail: 'Pokaż list do klientki',
  mailFailed: 'Nie udało się wczytać listu',
  wordWrong: 'Usuń znaki, których nie widać, i wpisz zdanie ręcznie',
  reasonShort: 'Napisz powód, co najmniej trzy litery',
  reasonExample: 'Częste powody',
  way: 'Pieniądze wrócą tą samą drogą, którą przyszły. Klientka dostanie list. Drugie naciśnięcie nie odda ich drugi raz.',
  back: 'Wróć',
  confirm: (amount: string) => `Potwierdź kluczem i oddaj ${amount}`,
  confirmCallOff: 'Potwierdź kluczem i odwołaj',
  toSettle: 'Zwrot się nie udał: pieniądze są nadal w sklepie.',
  toSettleByHand:
    'Zwrot wycofany, bo część pieniędzy oddano ręcznie u operatora. Sprawdź, czy klientce należy się reszta.',
  toSettlePartlyByHand:
    'Jeden zwrot się nie udał, a inny jest wycofany, bo część pieniędzy oddano ręcznie u operatora. Sprawdź, ile należy się klientce.',
  toSettleDiffers:
    'Operator płatności mówi o pieniądzach co innego niż sklep. Sprawdź płatność w jego panelu.',
  /** Beside a contradiction: it may be about this very refund. */
  toSettleBoth:
    'Jest też zwrot, który się tu nie udał. Zanim oddasz pieniądze ponownie, sprawdź, czy operator ich nie oddał.',
  difference: (paid: string, asked: string) => `Przyszło ${paid}, a zamówienie kosztuje ${asked}. Zdecyduj.`,
  /** A `refund-failed` that gave way to a refund by hand. */
  decisionByHand: (amount: string) => `zwrot ${amount} wycofany, sprawdź, czy należy się reszta`,
  /** A `provider-differs` of which no amount is known. */
  decisionDiffers: 'operator mówi o pieniądzach co innego niż sklep',
  /** Names of the decisions that are confirmed in a dialog of their own. */
  decision: {
    settle: 'Załatwione inną drogą',
    accept: 'Przyjmij tę kwotę',
    'give-back': 'Oddaj i zamknij zamówienie',
    close: 'Zamknij, pieniądze zostają',
  },
  decisionText: {
    settle:
      'Alarm ucichnie. Zrób to, gdy pieniądze wróciły do klientki inaczej, na przykład przelewem, albo w panelu operatora wszystko się zgadza.',
    accept: 'Zamówienie będzie opłacone tą kwotą i czeka na odpowiedź.',
    'give-back': 'Zamówienie się skończy, a to, co przyszło, wróci do klientki. Dostanie o tym list.',
    close: 'Zamówienie się skończy, a pieniądze zostają w sklepie, dopóki ich nie oddasz.',
  },
  confirmDecision: 'Potwierdź kluczem',
  dueOn: (day: string) => `najpóźniej ${day}`,
  decisions: 'Pieniądze do decyzji',
  moreDecisions: (count: number) => `Jeszcze ${count}`,
  decisionsFailed: 'Nie udało się wczytać, co z pieniędzmi czeka na decyzję',
  decisionKind: {
    difference: (amount: string, asked: string) => `przyszło ${amount}, a zamówienie kosztuje ${asked}`,
    'refund-failed': (amount: string) => `zwrot ${amount} się nie udał`,
    'refund-late': (amount: string) => `zwrot ${amount} jest po terminie`,
    'refund-stuck': (amount: string) => `operator od dawna nie wykonuje zwrotu ${amount}`,
    'provider-differs': (amount: string) => `operator mówi o kwocie ${amount} co innego niż sklep`,
    dispute: (amount: string) => `bank klientki kwestionuje płatność ${amount}`,
    'paid-twice': (other: string) => `zapłacone dwa razy, także w zamówieniu nr ${other}`,
  } satisfies Record<MoneyMatter, unknown>,
  changed: 'To się zmieniło przed chwilą. Tak jest teraz.',
  givenBefore:
    'Pierwsze naciśnięcie już oddało pieniądze, tak jak było wtedy wpisane. Sprawdź kwoty wyżej: następne naciśnięcie odda kolejne.',
  mailOnItsWay: 'List z odpowiedzią właśnie wychodzi, za późno na odwołanie.',
  wrongState: 'Tego zamówienia nie można już tak zmienić.',
  unreachable: 'Nie udało się. Spróbuj ponownie; drugie naciśnięcie nie odda pieniędzy drugi raz.',
  cancelled: 'Klucz nie został użyty. Nic się nie stało.',
  done: 'Gotowe.',
} as const;
