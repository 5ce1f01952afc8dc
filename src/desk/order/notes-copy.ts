/** Words of the notes at an order. */
export const notesCopy = {
  title: 'Notatki',
  hint: {
    owner: 'Widzi je też wróżka tego zamówienia. Klientka nie.',
    specialist:
      'Widzi je też właścicielka. Klientka nie. Adresu ani płatności tu nie widzisz: gdy czegoś brakuje, napisz to tutaj.',
  },
  list: 'Notatki przy zamówieniu',
  by: (author: string, isMine: boolean, time: string) => `${isMine ? 'ty' : author}, ${time}`,
  field: 'Nowa notatka',
  add: 'Dodaj notatkę',
  added: 'Notatka dodana.',
  empty: 'Napisz coś, zanim dodasz.',
  remove: 'Usuń notatkę',
  addedBefore:
    'Ta notatka jest już dodana, w innym brzmieniu. Twój tekst został w polu: dodany teraz będzie następną.',
  removed: 'Notatka usunięta.',
  failed: 'Nie udało się. Tekst został w polu, spróbuj jeszcze raz.',
} as const;
