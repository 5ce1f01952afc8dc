/** Words about the mail with an order's agreement, before which no answer is begun. */
export const agreementCopy = {
  title: {
    waiting: 'Umowa czeka na wysłanie.',
    retrying: 'Umowa czeka na wysłanie: poczta nie odpowiada.',
    refused: 'Poczta nie potwierdziła, że przyjęła list z umową.',
  },
  text: {
    waiting: 'Odpowiedź można zacząć, gdy tylko poczta przyjmie list z umową. Zwykle trwa to kilka sekund.',
    retrying:
      'Sklep sam ponawia wysyłkę. Odpowiedź można zacząć dopiero, gdy poczta go przyjmie: klientka musi mieć umowę, zanim usługa się zacznie.',
    refused:
      'W adresie może być błąd albo skrzynka jest pełna. Klientka musi mieć umowę, zanim usługa się zacznie, więc odpowiedź czeka na poprawiony adres.',
  },
  answered: 'Odpowiedź już wyszła. Popraw adres i wyślij umowę jeszcze raz.',
  needed: 'Najpierw poczta musi przyjąć list z umową. Wyślij umowę ponownie albo poproś o to właścicielkę.',
  specialist: 'Adres może poprawić właścicielka.',
  again: 'Wyślij umowę ponownie',
  email: 'Poprawiony adres (puste: ten sam)',
  send: 'Wyślij umowę',
  cancel: 'Anuluj',
  sentAgain: 'Umowa idzie jeszcze raz.',
  failed: {
    refused: 'Nie wysłano. Sprawdź adres i spróbuj jeszcze raz.',
    unknown: 'Nie wiadomo, czy list wyjdzie: zaplecze nie odpowiedziało. Sprawdź po odświeżeniu strony.',
  },
  newer: 'Coś się tu zmieniło przed chwilą. Sprawdź, jak jest teraz, i wyślij jeszcze raz, jeśli trzeba.',
  beingMailed: 'List z odpowiedzią właśnie wychodzi. Spróbuj za chwilę.',
} as const;
