/** Words about the page of a sent answer. */
export const answerWebCopy = {
  open: 'Strona odpowiedzi jest otwarta',
  openText: 'Otwiera ją odnośnik z listu. Kto go ma, ten czyta. Zamknij ją, gdy odnośnik trafił w obce ręce.',
  closed: 'Strona odpowiedzi jest zamknięta',
  closedText:
    'Stary odnośnik już niczego nie otwiera; list w skrzynce klientki zostaje. Nowy odnośnik pójdzie w następnym liście z odpowiedzią.',
  close: 'Zamknij stronę',
  reopen: 'Otwórz na nowo',
  failed: 'Nie udało się zapisać. Spróbuj jeszcze raz.',
  newer: 'Coś się zmieniło przed chwilą i tak jest teraz. Naciśnij jeszcze raz, jeśli trzeba.',
} as const;
