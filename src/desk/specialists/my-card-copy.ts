/** Words of a specialist's own card. */
export const myCardCopy = {
  loading: 'Wczytuję twoją kartę',
  failed: 'Nie udało się wczytać karty',
  lead: 'Tak klientki widzą cię w sklepie. Kartę zmienia właścicielka. Gdy coś się nie zgadza,',
  archived: 'Twojej karty nie ma teraz w sklepie. Gdy to pomyłka,',
  write: 'napisz do niej',
  description: 'Cały opis',
} as const;
