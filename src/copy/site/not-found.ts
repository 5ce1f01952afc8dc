/** Texts of the 404 page (SH-11). */
export const notFoundCopy = {
  title: 'Tej ścieżki nie ma na mapie',
  text: 'Strona mogła zmienić adres. Wróć na początek albo wybierz usługę z\u00a0menu.',
  action: 'Wróć na stronę główną',
} as const;
