/** Every page of the shop with its own h1 (sample texts, EM-1) and what its content section is called. */
export const everyPage = [
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
  { path: '/wrozka/jagna', heading: 'Jagna' },
  { path: '/pomoz-mi-wybrac', heading: 'Co nie daje ci spokoju?' },
  { path: '/kalendarz-ksiezycowy/2026-11', heading: 'Kalendarz księżycowy' },
  { path: '/zamowienie', heading: 'Nie znamy tego zamówienia' },
  { path: '/odstapienie', heading: 'Odstąpienie od umowy' },
  { path: '/newsletter/wypisz', heading: 'Wypisz się z newslettera' },
  { path: '/nie-ma-takiej-strony', heading: 'Tej ścieżki nie ma na mapie' },
] as const;

/** The pages that search engines may keep, besides those of specialists, the guide and the months. */
export const publicPages = everyPage.slice(0, 12);

/** A page that is not there is a failed request to the browser, and nothing to worry about. */
export const missingPage = /status of 404.*nie-ma-takiej-strony/;
