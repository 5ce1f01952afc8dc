/** Texts for the empty sections of an order page: title, text and link. */
export const emptyCopy = {
  fairies: {
    title: 'Na razie nikt nie prowadzi tej usługi',
    text: 'Wybierz inną usługę albo zajrzyj tu innym razem.',
    action: 'Zobacz inne usługi',
  },
  products: {
    title: 'Ten dział jest na razie pusty',
    text: 'Nie ma tu jeszcze niczego do wyboru.',
    action: 'Wróć na stronę główną',
  },
} as const;
