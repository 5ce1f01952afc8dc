import { DESK_PAGES } from '#desk/pages.ts';
import { NBSP } from '#copy/format.ts';
import { isTextKey, type TextId, type TextKey } from '#domain/texts/text-fields.ts';
import { editWords } from '#desk/frame/edit/edit-words.ts';

/** What each text is called at the desk. */
export const TEXT_NAME: Readonly<Record<TextId, string>> = {
  Glowna: 'Strona główna',
  Horoskopy: 'Horoskopy',
  Tarot: 'Tarot',
  Wrozby: 'Wróżby',
  Rytualy: 'Rytuały',
  Kontakt: 'Kontakt',
  Regulamin: 'Regulamin',
  Polityka_prywatnosci: 'Polityka prywatności',
  'E-book': 'E-book',
  List_wspolne: 'Wszystkie listy',
  List_zamowienie: 'List z umową',
  List_odpowiedz: 'List z odpowiedzią',
  List_newsletter: 'Zapis do newslettera',
  'List_e-book': 'List z e-bookiem',
};

const FIELD: Readonly<Record<TextKey, string>> = {
  HEADER_TITLE: 'Tytuł',
  HEADER_SLOGAN: 'Hasło',
  HEADER_DESCRIPTION: 'Opis',
  PRODUCTS_NAMES: 'Nagłówek wyboru',
  POSTS_SECTION_TITLE: 'Nagłówek artykułów',
  NEWSLETTER_SLOGAN: 'Tytuł newslettera',
  NEWSLETTER_DESCRIPTION: 'Opis newslettera',
  FOOTER: 'Zdanie w stopce tej strony',
  TERMS_DESCRIPTION: 'Treść regulaminu',
  PRIVACY_POLICY_DESCRIPTION: 'Treść polityki',
  EBOOK_TITLE: 'Tytuł',
  EBOOK_LEAD: 'Wstęp',
  EBOOK_BODY: 'Treść',
  MAIL_GREETING: 'Powitanie',
  MAIL_CONTACT: 'Gdzie pytać',
  MAIL_SIGNATURE: 'Podpis',
  MAIL_THANKS: 'Podziękowanie',
  MAIL_SPAM: 'Gdy odpowiedź nie dochodzi',
  MAIL_SUBJECT: 'Temat',
  MAIL_TITLE: 'Nagłówek',
  MAIL_LEAD: 'Pierwsze zdanie',
};

/** The name of a field; what a newer server checks besides is of the text as a whole. */
export const fieldName = (key: string): string => (isTextKey(key) ? FIELD[key] : textsCopy.form);

/** Words of the list of texts and of one text. */
export const textsCopy = {
  title: DESK_PAGES.texts.title,
  lead: 'Każdą stronę piszesz jako szkic. Do sklepu trafia dopiero po opublikowaniu, a poprzednie wersje zostają.',
  groups: { pages: 'Strony sklepu', other: 'E-book i listy' },
  loading: 'Wczytuję teksty',
  failed: 'Nie udało się wczytać tekstów',
  draft: 'szkic',
  missing: 'brak tekstu',
  never: 'słowa sklepu',
  publishedAt: (when: string) => `opublikowane ${when}`,
  whoseDraft: (author: string | null, when: string) => `szkic: ${author ?? 'spoza zaplecza'}, ${when}`,
  back: 'Teksty',
  other: 'Inne teksty',
  form: 'Treść',
  characters: (count: number, most: number) => `${count} z${NBSP}${most} znaków`,
  fallback: (words: string) => `Puste pole: sklep pokaże swoje słowa: „${words}”`,
  noFallback: 'Puste pole: sklep nie pokaże tu nic.',
  takeFallback: 'Zacznij od słów sklepu',
  useFallback: 'Wróć do słów sklepu',
  markupHint:
    'Pusty wiersz zaczyna akapit, # nagłówek, - punkt listy. Tekst wklejony z Worda zachowa nagłówki i listy.',
  marks: {
    group: 'Wygląd zaznaczonego tekstu',
    heading: 'Nagłówek',
    list: 'Lista',
    bold: 'Pogrubienie',
    link: 'Odnośnik',
  },
  mailHint:
    'Zmieniasz tu tylko słowa, które wolno zmienić; umowa, pouczenia i zgody zostają, jakie są. List, który czeka na wysłanie, wyjdzie w nowych słowach.',
  places: 'Miejsca, które sklep wypełnia z ustawień',
  preview: 'Podgląd szkicu',
  previewText: 'Tak klientka zobaczy to, co stoi w polach.',
  previewOld: 'Podgląd jest sprzed ostatniej zmiany.',
  previewScroll: 'Treść dokumentu, do przewijania',
  address: {
    press: 'Adres całej strony',
    hint: 'Kto ma ten adres, widzi szkic bez wchodzenia na zaplecze. Nie znajdzie go wyszukiwarka.',
    open: 'Otwórz stronę ze szkicem',
    until: (when: string) =>
      `Działa do: ${when}, o ile szkicu nikt wcześniej nie opublikuje. Nowy adres kończy ten.`,
    copy: 'Kopiuj adres',
    copied: 'Skopiowany.',
    failed: 'Nie udało się. Spróbuj jeszcze raz.',
  },
  findings: 'Uwagi przed publikacją',
  findingsNone: 'Nie mamy uwag.',
  blocks: 'Nie można opublikować',
  warns: 'Sprawdź',
  changes: 'Co się zmieni',
  changesOf: (version: number | undefined) =>
    version === undefined ? 'w polach, względem tego, co w sklepie' : `w polach, względem wersji ${version}`,
  changesIn: (field: string) => `Zmiana: ${field}`,
  changesNone: 'Nic: w polach jest to samo.',
  stopComparing: 'Porównaj znowu ze sklepem',
  change: { gone: 'usunięto: ', new: 'dodano: ' },
  end: ' koniec zmiany ',
  skipped: 'dalej bez zmian',
  versions: 'Wersje',
  versionsNone: 'Nie ma jeszcze żadnej: sklep mówi swoimi słowami.',
  version: (number: number) => `Wersja ${number}`,
  kind: {
    draft: 'szkic',
    published: 'w sklepie',
    replaced: 'zastąpiona',
    discarded: 'odrzucony szkic',
  },
  noAuthor: 'spoza zaplecza',
  from: (number: number) => `z wersji ${number}`,
  compare: 'Porównaj',
  compareNumber: (number: number) => `Porównaj z wersją ${number}`,
  restore: 'Przywróć jako szkic',
  restoreNumber: (number: number) => `Przywróć wersję ${number} jako szkic`,
  restored: (number: number) =>
    `Wersja ${number} wróciła jako szkic. W sklepie nic się nie zmieniło; poprzedni szkic jest wśród wersji.`,
  saveFirst: 'Najpierw zapisz albo odrzuć to, co wpisane.',
  newer: 'Ktoś zmienił ten tekst przed chwilą. Oto on; zdecyduj jeszcze raz.',
  actionFailed: 'Nie udało się. W sklepie jest to, co było. Spróbuj jeszcze raz.',
  published: 'Opublikowane. Sklep pokazuje już nowy tekst.',
  discarded: 'Szkic odrzucony. Znajdziesz go wśród wersji.',
  bar: {
    region: 'Szkic',
    saved: (when: string) => `Szkic zapisany ${when}`,
    behind: 'w sklepie jeszcze stary tekst',
    discard: 'Odrzuć szkic',
    publish: 'Opublikuj',
    blocked: 'Najpierw usuń to, co stoi w uwagach jako „Nie można opublikować”.',
  },
  publish: {
    title: (name: string) => `Opublikować: ${name}?`,
    text: 'Sklep pokaże ten tekst w ciągu sekundy.',
    terms:
      'Sklep pokaże ten tekst w ciągu sekundy, a nowe zamówienia przyjmą tę wersję. Zamówienia już złożone zachowują swoją. Kto ma otwarty formularz, przyjmie wersję, którą widzi.',
    warned: (count: number) => `Uwag do sprawdzenia: ${count}.`,
    stay: 'Jeszcze nie',
    go: 'Opublikuj',
  },
  drop: {
    title: 'Odrzucić szkic?',
    text: 'W polach wróci to, co jest w sklepie. Szkic zostaje wśród wersji i można go przywrócić.',
    stay: 'Zostaw szkic',
    go: 'Odrzuć szkic',
  },
  ...editWords({
    noun: { gender: 'masculine', genitive: 'tekstu', accusative: 'szkic' },
    stored: 'draft',
  }),
} as const;
