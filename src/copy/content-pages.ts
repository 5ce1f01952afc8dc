/** Texts of the server-rendered sample pages: the blog, the e-book, and the page behind "Sklep" (EM-5). */
export const contentPagesCopy = {
  home: 'Strona główna',
  blog: 'Blog',
  blogTitle: 'Wiedza',
  blogLead: 'O\u00a0niebie, kartach i\u00a0snach, bez pośpiechu.',
  allPosts: 'Wszystkie artykuły',
  noPosts: 'Artykułów jeszcze nie ma. Zajrzyj tu za jakiś czas.',
  noPost: 'Nie ma już tego artykułu',
  shopTitle: 'Sklep',
  shopText:
    'Świece, karty i\u00a0zeszyty pojawią się tu wkrótce. Tymczasem możesz zamówić tarot, horoskop, wróżbę albo rytuał.',
  chooseService: 'Wybierz usługę',
  ebookHint: 'Możesz wydrukować tę stronę albo zapisać ją jako PDF.',
  night: (n: number) => `Noc ${n}`,
} as const;
