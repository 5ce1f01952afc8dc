/** Texts for empty sections: title, text and an optional link. */
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
  posts: {
    title: 'Artykułów jeszcze nie ma',
    text: 'Pierwsze pojawią się tu wkrótce.',
    action: 'Otwórz blog',
  },
} as const;
