import { adminValidationCopy } from '#copy/site/admin-validation.ts';
import { NBSP } from '#copy/site/format.ts';
import { DISCARD_WORDS, SAVE_WORDS } from '#desk/frame/edit/edit-words.ts';

/** Roman numerals of an order's questions. */
export const ROMAN = ['', 'I', 'II', 'III'] as const;

/** The five steps of an answer. */
export const STEP_NAME = {
  waiting: 'czeka',
  drafted: 'szkic',
  'in-review': 'sprawdzanie',
  approved: 'zatwierdzona',
  sent: 'wysłana',
} as const;

/** Words of writing, approving and sending an answer. */
export const answerCopy = {
  steps: 'Droga odpowiedzi',
  since: (time: string) => `od ${time}`,
  goesAt: (atTime: string) => `wyjdzie ${atTime}`,
  title: (fairy: string) => `Odpowiedź: ${fairy}`,
  mine: 'Twoja odpowiedź',
  usual: (from: number, to: number) => `zwykle ${from}–${to}`,
  views: 'Widok odpowiedzi',
  writing: 'Pisanie',
  versions: 'Wersje',
  text: 'Odpowiedź',
  closing: 'Słowo na koniec (nie musi być)',
  leaveOut: 'Pomiń w liście',
  fieldName: {
    cards: 'w kartach',
    text: 'w odpowiedzi',
    closing: 'w słowie na koniec',
    question: (numeral: string) => `w pytaniu${NBSP}${numeral}`,
  },
  lockedBy: (name: string) => `Teraz pisze ${name}.`,
  lockedText:
    'Czytasz na bieżąco. Możesz przejąć pisanie, wtedy u drugiej osoby edytor się zamknie; jej tekst zostaje.',
  /** Text of her own stands in the closed field: the server does not have it. */
  lockedUnsaved:
    'To, co tu widzisz, nie zdążyło się zapisać: druga osoba tego nie ma. Skopiuj, jeśli się przyda, przejmij pisanie albo odrzuć.',
  take: 'Przejmij pisanie',
  untaken: 'Nie udało się przejąć pisania. Spróbuj jeszcze raz za chwilę.',
  conflict: (name: string) =>
    `Są dwie wersje tej odpowiedzi. Drugą zapisała osoba: ${name}. Obie są bezpieczne.`,
  conflictTop: 'Ktoś zmienił tę odpowiedź, kiedy pisałaś. Nic nie przepadło: porównaj obie wersje i wybierz.',
  yours: 'Twoja',
  unsaved: 'niezapisana',
  theirs: (name: string) => `Osoba: ${name}`,
  version: (version: number) => `wersja ${version}`,
  keep: 'Zostaw moją',
  takeTheirs: 'Weź tę wersję',
  join: 'Połącz obie w edytorze',
  sentBack: (name: string) => `${name} odsyła z uwagą`,
  handedOver: (name: string) => `${name} oddaje do sprawdzenia`,
  /** Over a note whose form is gone. */
  noteKept: 'Tego teraz nie można wysłać. Oto, co było wpisane:',
  /** Named apart from the button that discards the answer's text. */
  discardNote: { 'send-back': 'Odrzuć uwagę', correct: 'Odrzuć powód' },
  /** Over an editor that is closed with text that was never stored. */
  closedUnsaved: 'Ostatnie zmiany nie zdążyły się zapisać.',
  sentWithout: 'Odpowiedź dla klientki jest bez nich. Jeśli są ważne, skopiuj je i wyślij poprawkę.',
  calledOffWithout: 'Zamówienie odwołano, więc nic już stąd nie wyjdzie. Skopiuj je, jeśli się przydadzą.',
  save: {
    ...SAVE_WORDS,
    copy: 'kopia jest na tym urządzeniu',
    saved: (time: string) => `Zapisane ${time}`,
    failedText: 'Tekst jest w polu i na tym urządzeniu; zaplecze samo spróbuje jeszcze raz.',
    refused: `Serwer go nie przyjmuje, może jest za długi: najdłuższy ma 20${NBSP}000 znaków.`,
    refusedText: 'Tekst jest w polu i na tym urządzeniu.',
    conflictText: 'Wybierz wersję, potem zapis pójdzie dalej.',
    press: 'Zapisz szkic',
  },
  discard: {
    ...DISCARD_WORDS,
    text: 'Wróci tekst, który ma serwer. Twoich niezapisanych zmian nie da się przywrócić.',
  },
  noPreview: 'Najpierw zapisz szkic: podgląd jest dokładnie tym listem, który wyjdzie.',
  previewStale: 'To podgląd zapisanej wersji; niezapisanych zmian w nim nie ma.',
  previewFailed: 'Nie udało się wczytać podglądu.',
  noVersions: 'Nie ma jeszcze zapisanej wersji.',
  versionsOlder: 'Starsze wersje',
  versionsLatest: 'Najnowsze wersje',
  versionsFailed: 'Nie udało się wczytać wersji.',
  bring: 'Weź do edytora',
  autosave: 'zapis samoczynny',
} as const;

/** Words of approving: checks, time and the button that names both. */
export const approvalCopy = {
  title: 'Zatwierdzenie i wysyłka',
  titleSpecialist: 'Gotowe?',
  checks: 'Co sprawdzono',
  savedOk: 'Szkic jest zapisany',
  savedNo: 'Szkic ma niezapisane zmiany',
  answeredOk: 'Każde pytanie ma odpowiedź albo jest pominięte',
  answeredNo: (numerals: string) => `Bez odpowiedzi: ${numerals}`,
  textOk: 'Jest tekst odpowiedzi',
  textNo: 'Odpowiedź jest jeszcze pusta',
  now: 'Zaraz po zatwierdzeniu',
  zone: (time: string) => `czasu warszawskiego, najpóźniej ${time}`,
  past: 'Obiecana pora minęła: list wyjdzie zaraz po zatwierdzeniu.',
  /** VA-AD's own words. */
  tooShort: adminValidationCopy.mailContent,
  tooLate: (time: string) => `To po obiecanej porze. Najpóźniej ${time}.`,
  approveNow: 'Zatwierdź i wyślij',
  approveFor: (time: string) => `Zatwierdź na ${time}`,
  gift: (time: string) => `To prezent: list wyjdzie ${time}.`,
  approveAt: (time: string) => `Zatwierdź i zaplanuj na ${time}`,
  handOver: 'Oddaj do sprawdzenia',
  sendBack: 'Odeślij z uwagą',
  note: 'Uwaga dla wróżki',
  noteShort: 'Napisz, co poprawić: co najmniej trzy znaki.',
  notePress: 'Odeślij',
  noteCancel: 'Anuluj',
  first: (what: string) => `Najpierw: ${what}.`,
  whySave: 'zapisz szkic',
  whyAnswer: 'odpowiedz na każde pytanie albo je pomiń',
  whyWrite: 'napisz odpowiedź',
  whyTime: 'popraw godzinę',
  whyAdvice: 'potwierdź, że to nie porada',
  topic: {
    health: 'zdrowie',
    pregnancy: 'ciąża',
    death: 'śmierć',
    law: 'prawo',
    money: 'pieniądze',
    gambling: 'hazard',
    harm: 'krzywda',
  },
  noAdvice: (topics: string) => `Tekst dotyka spraw: ${topics}. Potwierdzam, że to nie porada.`,
  binds: 'Zatwierdzasz dokładnie ten tekst, pod swoim imieniem; każda późniejsza zmiana cofa zatwierdzenie.',
  refused: 'Zaplecze nie przyjęło tej decyzji. Odpowiedź mogła się zmienić: sprawdź ją jeszcze raz.',
  unreachable:
    'Nie wiadomo, czy decyzja się zapisała: zaplecze nie odpowiedziało. Sprawdź po odświeżeniu strony.',
  approved: (name: string, atTime: string, sendAt: string) =>
    `${name}: zatwierdzone ${atTime}. List wyjdzie ${sendAt}.`,
  approvedText: 'Do tej pory można cofnąć zatwierdzenie albo zmienić porę. Zmiana tekstu cofa zatwierdzenie.',
  leaving: 'List właśnie wychodzi.',
  uncertain: 'Nie wiadomo, czy list doszedł: połączenie urwało się, gdy poczta go brała.',
  uncertainText: 'Sklep ponawia go sam. Dopóki nie dojdzie, nie da się go zmienić ani wysłać na inny adres.',
  bounced: 'Poczta nie potwierdziła, że przyjęła list.',
  retried: 'Poczta nie przyjęła jeszcze listu. Sklep próbuje dalej.',
  notSent: {
    safe: 'Tekst jest bezpieczny.',
    before: (time: string) => `Klientka ma list z${NBSP}${time}.`,
    bySelf: 'Ten wyjdzie sam, gdy poczta go przyjmie.',
    mayMend: 'Jeśli w adresie jest błąd, popraw go.',
    mend: 'Popraw adres albo wyślij na ten sam jeszcze raz.',
    mendedByOwner: 'Adres może poprawić właścicielka.',
  },
  notArrived: 'Klientka nie dostała listu?',
  email: 'Poprawiony adres (puste: ten sam)',
  sendAgain: 'Wyślij ponownie',
  recall: 'Cofnij zatwierdzenie',
  /** The letter that leaves is the stored one. */
  timeFirst: 'Najpierw zapisz albo odrzuć zmiany: wychodzi list zapisany.',
  retime: 'Zmień porę',
  sendNow: 'Wyślij teraz',
  sent: (time: string, correctedAt: string | undefined) =>
    `Wysłana ${time}${correctedAt === undefined ? '' : `, poprawiona ${correctedAt}`}.`,
  sentText:
    'Wysłaną odpowiedź zmienia tylko poprawka: pójdzie nowym listem, a strona pokaże ją i powie o niej.',
  correction: {
    begin: 'Popraw odpowiedź',
    reason: 'Powód poprawki',
    reasonHint:
      'Widzą go tylko osoby na zapleczu: co najmniej trzy znaki. Co klientka ma wiedzieć, napisz w liście.',
    go: 'Zacznij poprawkę',
    cancel: 'Anuluj',
    title: 'Poprawiasz wysłaną odpowiedź.',
    why: (by: string, time: string, reason: string) => `${by}, ${time}: ${reason}`,
    text: 'Klientka ma poprzednią wersję, dopóki nie zatwierdzisz nowej.',
    drop: 'Porzuć poprawkę',
    dropFirst: 'Najpierw zapisz albo odrzuć zmiany.',
    approve: 'Zatwierdź i wyślij poprawkę',
    leaves: 'Wyjdzie zaraz po zatwierdzeniu, jako poprawka.',
  },
  calledOff: 'Zamówienie odwołano: odpowiedź nie wyjdzie.',
  unpaid: 'Nie zapłacono: zamówienie jest zamknięte, odpowiedzi nie będzie.',
} as const;
