import { DESK_PAGES } from '#desk/pages.ts';
import { counted, NBSP } from '#copy/site/format.ts';
import { HOUSEKEEPING_NAMES, isHousekeepingStep } from '#domain/desk/housekeeping-steps.ts';
import type { MoneyMatter, WaitingPage } from '#domain/desk-terms.ts';
import { isJobName, JOB_NAMES } from '#domain/desk/job-names.ts';
import { ANSWER_WITHIN_HOURS } from '#domain/shop-constants.ts';
import { PROVIDER_NAME } from '#copy/purchase/provider-name.ts';
import { outOf } from '#desk/copy/out-of.ts';

/** What a job is called: "List z odpowiedzią 1007". */
export const jobName = (kind: string, orderId: number | undefined): string =>
  [isJobName(kind) ? JOB_NAMES[kind] : 'Zadanie z dawnej wersji sklepu', orderId].filter(Boolean).join(' ');

/** Name of a housekeeping step. */
export const stepName = (step: string): string =>
  isHousekeepingStep(step) ? HOUSEKEEPING_NAMES[step] : 'Krok z dawnej wersji sklepu';

/** Words of the shop's state. */
export const stateCopy = {
  title: DESK_PAGES.state.title,
  loading: 'Sprawdzam',
  failed: 'Nie udało się sprawdzić',
  checked: (time: string) => `Sprawdzone ${time}, co minutę`,
  fine: 'Sklep działa.',
  /** In place of it. */
  closed: 'Sklep nic teraz nie sprzedaje.',
  unpayable: (provider: keyof typeof PROVIDER_NAME, count: number) =>
    count === 1
      ? `Ostatnia płatność przez ${PROVIDER_NAME[provider]} się nie otworzyła.`
      : `Ostatnie płatności przez ${PROVIDER_NAME[provider]} się nie otworzyły: ${count}.`,
  notes: {
    overdueOn: {
      messages: (late) => `${counted(late, 'wiadomość', 'wiadomości', 'wiadomości')} po terminie`,
      withdrawals: (late) => `${counted(late, 'odstąpienie', 'odstąpienia', 'odstąpień')} po terminie`,
      // Opinions have no last day.
      words: () => '',
      books: (late) => `${counted(late, 'faktura', 'faktury', 'faktur')} po terminie`,
    } satisfies Record<WaitingPage, (late: number) => string>,
    mail: (count: number) => `${counted(count, 'list nie doszedł', 'listy nie doszły', 'listów nie doszło')}`,
    unsent: (count: number, since: string) =>
      `${counted(count, 'list nie wychodzi', 'listy nie wychodzą', 'listów nie wychodzi')} od ${since}`,
    connections: 'nie każde połączenie działa',
    robots: (count: number) =>
      `sprawdzanie robotów zatrzymało w${NBSP}ciągu 7${NBSP}dni ${counted(count, 'wiadomość', 'wiadomości', 'wiadomości')}`,
    late: (count: number) =>
      `${counted(count, 'odpowiedź jest', 'odpowiedzi są', 'odpowiedzi jest')} po${NBSP}czasie`,
    money: (count: number) =>
      `${counted(count, `sprawa z${NBSP}pieniędzmi czeka`, `sprawy z${NBSP}pieniędzmi czekają`, `spraw z${NBSP}pieniędzmi czeka`)} na decyzję`,
    drill: `od${NBSP}100${NBSP}dni nikt nie sprawdzał, czy kopia da się odtworzyć`,
    drillFailed: 'ostatniej kopii nie udało się odtworzyć',
    overdue: (count: number) =>
      `${counted(count, 'krok porządków nie udaje', 'kroki porządków nie udają', 'kroków porządków nie udaje')} się od dwóch dni`,
    jobs: (count: number) =>
      counted(count, 'zadanie się nie udało', 'zadania się nie udały', 'zadań się nie udało'),
  },
  parts: {
    shop: 'Sklep',
    ...PROVIDER_NAME,
    mail: 'Poczta',
    promise: `Obietnica ${ANSWER_WITHIN_HOURS} godzin`,
    messages: 'Wiadomości',
    withdrawals: 'Odstąpienia',
    words: 'Opinie',
    books: 'Faktury',
    money: 'Pieniądze',
    backup: 'Kopia zapasowa',
    drill: 'Próba odtworzenia',
    model: 'Model szkiców',
  },
  runs: (since: string) => `działa od: ${since}`,
  sellsNothing: (since: string) => `strona działa od: ${since}, ale nic się nie sprzedaje`,
  /** Of notices whose signature does not hold; `key` is the setting that is probably wrong. */
  refusedNotices: (count: number, time: string, key: string) =>
    `wiadomości z${NBSP}niezgodnym podpisem: ${count}, ostatnia ${time}. Sprawdź ustawienie ${key}`,
  /** Of payments that no customer could make. */
  unopened: (count: number, time: string) =>
    `płatności, które się nie otworzyły: ${count}, ostatnia ${time}. Sprawdź połączenia i${NBSP}panel operatora`,
  keyOf: { STRIPE: 'STRIPE_WEBHOOK_SECRET', PAYU: 'PAYU_SECOND_KEY' },
  heard: (time: string) => `ostatnia wiadomość ${time}`,
  unheard: `w${NBSP}ostatnich 7${NBSP}dniach bez wiadomości`,
  neverAsked: 'jeszcze nikt tędy nie płacił',
  paidToday: (paid: number, refused: number) =>
    [
      `dziś ${counted(paid, 'płatność', 'płatności', 'płatności')}`,
      refused > 0 ? `${counted(refused, 'nieudana', 'nieudane', 'nieudanych')}` : '',
    ]
      .filter(Boolean)
      .join(', '),
  mail: (queued: number, failed: number, retried: number) =>
    [
      queued > 0
        ? `w${NBSP}kolejce ${counted(queued, 'list', 'listy', 'listów')}`
        : retried === 0
          ? 'nic nie czeka na wysłanie'
          : '',
      retried > 0 ? `${counted(retried, 'czeka', 'czekają', 'czeka')} na kolejną próbę` : '',
      failed > 0 ? `${counted(failed, 'nie doszedł', 'nie doszły', 'nie doszło')}` : '',
    ]
      .filter(Boolean)
      .join(', '),
  sent: (time: string) => `ostatni list przyjęty ${time}`,
  outbox: 'listy nie wychodzą, stają się plikami',
  promise: (late: number, soon: number) =>
    [
      late > 0 ? `${counted(late, 'odpowiedź', 'odpowiedzi', 'odpowiedzi')} po czasie` : 'nic po czasie',
      soon > 0 ? `${soon} w${NBSP}ciągu 3${NBSP}godzin` : '',
    ]
      .filter(Boolean)
      .join(', '),
  waiting: (open: number) => (open > 0 ? `do zrobienia: ${open}` : 'nic nie czeka'),
  waitingDue: (late: number, soon: number) =>
    [late > 0 ? `po terminie: ${late}` : '', soon > 0 ? `w${NBSP}ciągu 3${NBSP}dni: ${soon}` : '']
      .filter(Boolean)
      .join(', '),
  kept: (kept: number, answered: number) => `w${NBSP}tym miesiącu na czas ${kept} ${outOf(answered)}`,
  noneAnswered: 'w tym miesiącu jeszcze bez odpowiedzi',
  money: (count: number) =>
    count > 0
      ? `${counted(count, 'sprawa czeka', 'sprawy czekają', 'spraw czeka')} na decyzję`
      : 'nic nie czeka',
  moneyKinds: {
    difference: 'inna kwota',
    'refund-failed': 'nieudany zwrot',
    'refund-late': 'zwrot po terminie',
    'refund-stuck': 'zwrot nie rusza',
    'provider-differs': 'operator mówi co innego',
    dispute: 'spór',
    'paid-twice': 'zapłacone dwa razy',
  } satisfies Record<MoneyMatter, string>,
  snapshot: (time: string) => `ostatnia ${time}`,
  snapshots: (count: number) => `${counted(count, 'kopia', 'kopie', 'kopii')} na dysku`,
  noSnapshot: 'jeszcze żadnej; pierwsza po godzinie pracy',
  ownBackup: 'kopie robi serwer bazy',
  ownBackupText: 'sklep o nich nie wie; sprawdź je tam',
  drilled: (time: string) => `ostatnia ${time}`,
  undrilled: 'jeszcze żadnej',
  drillText: (orders: number, seconds: number) =>
    `odczytano ${counted(orders, 'zamówienie', 'zamówienia', 'zamówień')} w${NBSP}${Math.max(1, Math.round(seconds))}${NBSP}s`,
  drillHow: {
    snapshots: 'raz w tygodniu sama, po pierwszej kopii',
    own: 'poproś osobę, która prowadzi serwer, o: npm run shop -- backup, a bez npm: node main.js shop backup; robi kopię i sama ją wypróbuje (kopię innego programu: npm run shop -- drill)',
  },
  drillProblem: {
    unreadable: 'kopii nie dało się odczytać',
    'other-shop': 'to nie jest kopia tego sklepu',
    'orders-missing': 'w kopii brakuje opłaconych zamówień',
    'broken-off': 'próba nie dobiegła końca',
  },
  drafted: (time: string) => `ostatni szkic ${time}`,
  undrafted: 'jeszcze bez szkicu',
  draftsToday: (count: number) =>
    `dziś ${counted(count, 'szkic', 'szkice', 'szkiców')}, każdy czyta człowiek`,
  modelOff: 'wyłączony, piszą ludzie',
  to: {
    queue: DESK_PAGES.queue.title,
    messages: DESK_PAGES.messages.title,
    withdrawals: DESK_PAGES.withdrawals.title,
    words: DESK_PAGES.words.title,
    books: DESK_PAGES.books.title,
  },
  jobs: 'Zadania, które się nie udały',
  noJobs: 'Wszystkie zadania się udały.',
  attempts: (count: number) => `${counted(count, 'próba', 'próby', 'prób')}`,
  given: 'zaniechane',
  tried: 'próbuje dalej',
  retry: 'Ponów',
  retryName: (name: string) => `Ponów: ${name}`,
  retryAll: 'Spróbuj wszystkie ponownie',
  allRetried: 'Wszystkie zaniechane zadania ruszyły od nowa.',
  retried: 'Zadanie ruszyło od nowa.',
  retryGone: 'To zadanie już się udało albo właśnie trwa.',
  retryFailed: 'Nie udało się ponowić. Spróbuj jeszcze raz.',
  moreJobs: (shown: number) => `To pierwsze ${shown}. Następne pokażą się, gdy te przejdą.`,
  retryHint:
    'Ponowienie nie wyśle niczego drugi raz: każde zadanie ma swój numer i sprawdza, co już zrobiło.',
  housekeeping: 'Porządki',
  noHousekeeping: 'Jeszcze nie było porządków.',
  stepFailed: (time: string, reason: string) => `nie udało się ${time}: ${reason}`,
  stepOverdue: 'nie udaje się od dwóch dni',
  stepNever: 'jeszcze ani razu',
  errors: 'Błędy serwera',
  noErrors: 'Serwer nie zgłosił żadnego błędu.',
  errorNumber: 'Numer błędu',
  errorHint: 'Numer, który widzi klientka albo wróżka; wystarczy początek.',
  moreErrors: (shown: number) => `To ${shown} najnowszych. Starsze są w dzienniku serwera.`,
  noSuchError: 'Nie ma błędu o takim numerze wśród ostatnich.',
  forHelper: 'Dla osoby, która prowadzi serwer: wersje i ustawienia',
  versions: 'Wersje',
  program: 'Sklep',
  node: 'Node',
  database: 'Baza',
  databaseText: (version: string, migrations: number) =>
    `PostgreSQL ${version}, ${counted(migrations, 'migracja', 'migracje', 'migracji')}`,
  settings: 'Ustawienia',
  on: 'jest',
  off: 'nie ma',
} as const;
