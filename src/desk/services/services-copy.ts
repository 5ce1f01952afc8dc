import { DESK_PAGES } from '#desk/pages.ts';
import type { Grosze } from '#domain/grosze.ts';
import { counted, formatPrice } from '#copy/site/format.ts';
import { editWords } from '#desk/frame/edit/edit-words.ts';

/** Words of the list of services and of one service. */
export const servicesCopy = {
  title: DESK_PAGES.services.title,
  lead: 'W tej kolejności widać je na stronach sklepu. Zmiana kolejności wchodzi od razu.',
  loading: 'Wczytuję usługi',
  failed: 'Nie udało się wczytać usług',
  empty: 'Nie ma jeszcze żadnej usługi',
  emptyText: 'Dodaj pierwszą. W sklepie pojawi się, gdy ją tam wprowadzisz, a wróżka dostanie dla niej cenę.',
  archived: 'Poza sklepem',
  sold: (specialists: number, lowest: Grosze | null) =>
    lowest === null
      ? 'żadna wróżka jej nie przyjmuje'
      : `${counted(specialists, 'wróżka', 'wróżki', 'wróżek')}, od ${formatPrice(lowest)}`,
  back: 'Usługi',
  whatItIs: 'Co widzi klientka',
  prompt: 'Polecenie dla modelu',
  preview: 'Tak widać ją w sklepie',
  previewText: 'Podgląd pokazuje to, co wpisane; w sklepie zmiana jest po zapisaniu.',
  predictionText: 'Opisu wróżby sklep nie pokazuje: wybiera się ją z listy.',
  field: {
    title: 'Nazwa',
    description: 'Opis',
    questionsCount: 'Ile pytań',
    spread: 'Pozycje rozkładu',
    basePrompt: 'Jak pisać odpowiedź',
  },
  titleHint: 'Zamówienia już złożone zachowają nazwę, pod którą je sprzedano.',
  questionsHint: (most: number, isChosenByThem: boolean) =>
    `Najwyżej ${most}.${isChosenByThem ? ' Każda wróżba w\u00a0sklepie ma inną liczbę pytań.' : ''}`,
  spreadHint:
    'Po jednej w wierszu, w kolejności wykładania; najwyżej 10. Zamówienia już złożone zachowają rozkład, z którym je sprzedano.',
  ready: 'Gotowy rozkład',
  readyNone: 'Bez nazw: nadaje je liczba kart',
  readyOne: (count: number) => counted(count, 'karta', 'karty', 'kart'),
  readyOwn: 'Własny',
  spreadPreview: 'Tak ułożą się karty',
  spreadPreviewText: 'Karty są przykładowe. Na stronie odpowiedzi leżą te, które wyłoży wróżka.',
  promptHint: 'Tego nie widzi nikt poza właścicielką i modelem, który pisze szkice. Najwyżej 2000 znaków.',
  versions: 'Wcześniejsze wersje',
  versionsFailed: 'Nie udało się wczytać wersji',
  version: (number: number) => `Wersja ${number}`,
  present: 'obecna',
  noAuthor: 'spoza zaplecza',
  bring: 'Wpisz tę wersję',
  bringNumber: (number: number) => `Wpisz wersję ${number}`,
  trial: {
    press: 'Wypróbuj na zmyślonych danych',
    again: 'Wypróbuj jeszcze raz',
    hint: 'Model napisze o zmyślonym zamówieniu według tego, co stoi w polu. Nic się nie zapisze i nic nie wyjdzie; może to potrwać do minuty.',
    title: 'Co napisał model',
    asked: 'Zmyślone pytania:',
    older: 'Polecenie zmieniło się od tej próby.',
    failed: 'Próba się nie udała. Poczekaj chwilę i spróbuj jeszcze raz.',
  },
  isArchived: 'Tej usługi nie ma w sklepie.',
  isArchivedText: 'Wróci z cenami, po których była w ofercie; nowej ustawisz je potem w „Oferta i ceny”.',
  type: 'Rodzaj',
  typeHint:
    'Od niego zależy, na której stronie sklepu stoi i o co pytamy klientkę. Później się go nie zmienia.',
  chooseType: 'Wybierz',
  make: {
    press: 'Dodaj usługę',
    title: DESK_PAGES.newService.title,
    lead: 'Powstanie poza sklepem. Zdjęcie dodasz na następnej stronie; stamtąd wprowadzisz ją do sklepu, a ceny ustawisz w „Oferta i ceny”.',
    go: 'Dodaj usługę',
    failed: 'Nie udało się dodać. Wpisane czeka, spróbuj jeszcze raz.',
  },
  add: {
    press: 'Dodaj podobną',
    title: (name: string) => `Nowa usługa jak „${name}”`,
    text: 'Powstanie poza sklepem, z tym samym obrazkiem, opisem i poleceniem. Popraw je, potem wprowadź ją do sklepu.',
    stay: 'Nie dodawaj',
    go: 'Dodaj',
    failed: 'Nie dodało się. Spróbuj jeszcze raz.',
  },
  archive: {
    press: 'Wycofaj ze sklepu',
    title: (name: string) => `Wycofać „${name}” ze sklepu?`,
    text: 'Zniknie od razu, razem z cenami. Złożone zamówienia zostają i trzeba na nie odpowiedzieć. Kto właśnie wypełnia formularz, nie złoży już tego zamówienia.',
    stay: 'Zostaw w sklepie',
    go: 'Wycofaj',
    archived: 'Nie ma jej już w sklepie.',
    restore: 'Przywróć do sklepu',
    restored: 'Jest znowu w sklepie.',
    enter: 'Wprowadź do sklepu',
    entered: 'Jest w sklepie.',
    newer: 'Ktoś zmienił to przed chwilą. Tak jest teraz.',
    failed: 'Nie udało się. Spróbuj jeszcze raz.',
  },
  ...editWords({
    noun: { gender: 'feminine', genitive: 'usługi', accusative: 'usługę' },
    stored: 'shop',
    saved: 'W sklepie jest już nowa wersja.',
  }),
} as const;
