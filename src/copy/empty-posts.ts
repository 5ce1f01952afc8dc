/** Texts of the home page's blog section without posts. */
export const emptyPostsCopy = {
  title: 'Artykułów jeszcze nie ma',
  text: 'Pierwsze pojawią się tu wkrótce.',
  action: 'Otwórz blog',
} as const;
