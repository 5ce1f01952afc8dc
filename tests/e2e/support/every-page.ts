/** The pages that search engines may keep, besides those of specialists, the guide and the months; each with its h1 (EM-1). */
export const publicPages = [
  { path: '/', heading: 'Nocą widać więcej' },
  { path: '/tarot', heading: 'Tarot' },
  { path: '/horoskopy', heading: 'Horoskopy' },
  { path: '/wrozby', heading: 'Wróżby' },
  { path: '/rytualy', heading: 'Rytuały' },
  { path: '/kontakt', heading: 'Kontakt' },
  { path: '/regulamin', heading: 'Regulamin' },
  { path: '/polityka-prywatnosci', heading: 'Polityka prywatności' },
  { path: '/informacja', heading: 'Informacja' },
  { path: '/pomoc', heading: 'Pomoc' },
  { path: '/dostepnosc', heading: 'Dostępność usługi' },
  { path: '/oceny', heading: 'Jak zbieramy oceny' },
] as const;

/** Every page of the shop. */
export const everyPage = [
  ...publicPages,
  { path: '/wrozka/jagna', heading: 'Jagna' },
  { path: '/pomoz-mi-wybrac', heading: 'Co nie daje ci spokoju?' },
  { path: '/kalendarz-ksiezycowy/2026-11', heading: 'Kalendarz księżycowy' },
  { path: '/zamowienie', heading: 'Nie znamy tego zamówienia' },
  { path: '/odstapienie', heading: 'Odstąpienie od umowy' },
  { path: '/newsletter/wypisz', heading: 'Wypisz się z newslettera' },
  { path: '/nie-ma-takiej-strony', heading: 'Tej ścieżki nie ma na mapie' },
] as const;

/** A page that is not there is a failed request to the browser, and nothing to worry about. */
export const missingPage = /status of 404.*nie-ma-takiej-strony/;
