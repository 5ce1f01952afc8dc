/** Texts of the server-rendered sample pages: the blog, the e-book, and the page behind "Sklep" (EM-5). */
export const contentPagesCopy = {
  blogTitle: 'Wiedza',
  blogLead: 'O\u00a0niebie, kartach i\u00a0snach, bez pośpiechu.',
  allPosts: 'Wszystkie artykuły',
  readMore: 'Czytaj dalej',
  category: 'Astrologia',
  readingTime: (minutes: number) => `${minutes}\u00a0min czytania`,
  serviceLabel: 'Usługa, o\u00a0której mowa',
  serviceKicker: 'Zadaj swoje pytanie',
  serviceAction: 'Wybierz wróżkę',
  from: 'od',
  noPosts: 'Artykułów jeszcze nie ma. Zajrzyj tu za jakiś czas.',
  noPost: 'Nie ma już tego artykułu',
  shopTitle: 'Sklep',
  shopText:
    'Świece, karty i\u00a0zeszyty pojawią się tu wkrótce. Tymczasem możesz zamówić tarot, horoskop, wróżbę albo rytuał.',
  chooseService: 'Wybierz usługę',
  ebookHint: 'Możesz wydrukować tę stronę albo zapisać ją jako PDF.',
  night: (n: number) => `Noc ${n}`,
} as const;
