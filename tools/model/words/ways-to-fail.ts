/** The page hears of nothing that others do, until it asks. */
const DEAF =
  'Zablokuj adres żądania /desk-api/events (F12, karta Sieć), przejdź na chwilę na „Offline” i wróć: strona nie słyszy drugiej przeglądarki.';

/** How a tester makes the desk refuse or fail, by the kind of refusal. */
export const HOW_TO_FAIL = {
  newer: `${DEAF} Tam naciśnij „Przejmij pisanie”, jeśli jest, w odpowiedzi na pytanie I wpisz „Droga czeka na wiosnę.” i naciśnij „Zapisz szkic”.`,
  newerPrice: `${DEAF} Tam w pierwsze pole wpisz „45,00” i zapisz.`,
  locked: `${DEAF} Tam naciśnij w tym zamówieniu „Przejmij pisanie”.`,
  rules:
    'Podmień odpowiedź PUT /desk-api/prices na błąd 400 z treścią { "code": 101, "errors": [{ "path": "/changes/0/price", "message": "" }] }: sama strona takiej wartości nie wyśle.',
  expired: 'Usuń ciasteczko zaplecza: F12, karta Aplikacja, Ciasteczka.',
  gone: 'Podmień odpowiedź PUT /desk-api/prices na błąd 404 z treścią { "code": 105 }.',
  ruledSave:
    'Podmień odpowiedź PUT /desk-api/orders/…/answer/draft na błąd 422 z treścią { "code": 214, "errors": [{ "path": "/text", "message": "Za długi tekst." }] }.',
  refusedSave: 'Podmień odpowiedź PUT /desk-api/orders/…/answer/draft na błąd 409 z treścią { "code": 213 }.',
  unagreed: `${DEAF} Zabierz folderowi outbox w danych sklepu prawo zapisu (chmod a-w .data/outbox) i wyślij tam umowę tego zamówienia ponownie.`,
  refused: 'Podmień odpowiedź decyzji (POST /desk-api/orders/…/answer/…) na błąd 409.',
  unreachable: 'Wyłącz sieć: F12, karta Sieć, „Offline”; potem ją włącz.',
} as const;

/** How a tester brings back what a save has lacked. */
export const HOW_TO_RETURN = {
  line: 'Włącz sieć: F12, karta Sieć, „Bez ograniczania”.',
  key: 'Klucz zapisz wcześniej na swojej stronie: „Dodaj klucz w tym urządzeniu”.',
} as const;
