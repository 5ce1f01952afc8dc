/** How a tester makes the desk refuse or fail, by the kind of refusal. */
export const HOW_TO_FAIL = {
  newer: 'W drugiej przeglądarce zapisz ten sam tekst inaczej, gdy ta jest bez sieci (F12, Sieć, „Offline”).',
  locked:
    'W drugiej przeglądarce zacznij pisać w tym zamówieniu, gdy ta jest bez sieci (F12, Sieć, „Offline”).',
  rules: 'Podmień odpowiedź zapisu na błąd 400: sama strona takiej wartości nie wyśle.',
  expired: 'Usuń ciasteczko zaplecza: F12, karta Aplikacja, Ciasteczka.',
  gone: 'W drugiej przeglądarce odbierz tej osobie rolę albo zlecenie, gdy ta jest bez sieci.',
  refused: 'Zdecyduj w drugiej przeglądarce o chwilę wcześniej: zanim ta strona się o tym dowie.',
  unreachable: 'Wyłącz sieć: F12, karta Sieć, „Offline”; potem ją włącz.',
} as const;

/** How a tester brings back what a save has lacked. */
export const HOW_TO_RETURN = {
  line: 'Włącz sieć: F12, karta Sieć, „Bez ograniczania”.',
  key: 'Klucz zapisz wcześniej na swojej stronie: „Dodaj klucz w tym urządzeniu”.',
} as const;
