/** Texts for the empty sections of an order page: title, text and link. */
export const emptyCopy = {
  fairies: {
    title: 'Na razie nikt nie przyjmuje tej usługi',
    text: 'Wróżki ustalają grafik na bieżąco. Zajrzyj za kilka godzin albo wybierz inną usługę.',
    action: 'Zobacz inne usługi',
  },
  products: {
    title: 'Ten dział właśnie się układa',
    text: 'Warianty pojawią się tu wkrótce.',
    action: 'Wróć na stronę główną',
  },
} as const;
