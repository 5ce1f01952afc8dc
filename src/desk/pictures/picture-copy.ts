import { NBSP } from '#copy/site/format.ts';
import type { ChoiceProblem } from './picture-choice.ts';
import { SAVE_WORDS } from '#desk/frame/edit/edit-words.ts';

const millions = (count: number) => (count / 1_000_000).toFixed(1).replace('.', ',');

/** What differs between the pictures of a specialist, a service and the e-book. */
export const PICTURE_WORDS = {
  portrait: {
    hint: `JPG, PNG albo WebP do 10${NBSP}MB, od 640${NBSP}×${NBSP}800 pikseli. Twarz w górnej połowie.`,
    cutTitle: 'Przytnij zdjęcie do łuku',
    gone: 'Tej wróżki nie możesz już zmienić.',
  },
  plate: {
    hint: `JPG, PNG albo WebP do 10${NBSP}MB, od 480${NBSP}×${NBSP}680 pikseli. Na komputerze widać środek, brzegi u góry i${NBSP}dołu są ucięte.`,
    cutTitle: 'Przytnij zdjęcie do karty',
    gone: 'Tej usługi nie możesz już zmienić.',
  },
  cover: {
    hint: `JPG, PNG albo WebP do 10${NBSP}MB, od 480${NBSP}×${NBSP}680 pikseli. Stoi obok zapisu do newslettera, widać ją całą.`,
    cutTitle: 'Przytnij okładkę',
    gone: 'Tej okładki nie możesz już zmienić.',
  },
} as const;

/** Words of a picture: choosing a file, cutting it to its card, saving. */
export const pictureCopy = {
  label: 'Zdjęcie',
  current: (name: string) => `Obecne zdjęcie: ${name}`,
  choose: 'Zmień zdjęcie',
  file: 'Plik ze zdjęciem',
  reading: 'Otwieram zdjęcie…',
  remove: 'Usuń zdjęcie',
  removeTitle: 'Usunąć zdjęcie?',
  removeText:
    'Klientki od razu zobaczą rysunek zastępczy. Zdjęcia nie da się przywrócić, trzeba wgrać je znowu.',
  removeStay: 'Zostaw zdjęcie',
  removed: 'Zdjęcie usunięte. W sklepie jest już rysunek.',
  cutText: 'Przesuń zdjęcie myszą, palcem albo strzałkami; plus powiększa, minus pomniejsza.',
  close: 'Zamknij bez zapisu',
  frame: 'Kadr zdjęcia',
  zoom: 'Powiększenie',
  noZoom: 'Zdjęcie ma tyle pikseli, ile potrzeba. Nie da się go powiększyć.',
  center: 'Wyśrodkuj',
  stay: 'Anuluj',
  save: 'Zapisz zdjęcie',
  saving: SAVE_WORDS.saving,
  saved: 'Zdjęcie zapisane. W sklepie jest już nowe.',
  failed: 'Nie udało się zapisać zdjęcia. Kadr czeka, spróbuj jeszcze raz.',
  refused: 'Serwer nie przyjął tego zdjęcia. Wybierz inne.',
  newer: 'Ktoś zmienił to zdjęcie przed chwilą. Takie jest teraz w sklepie. Zapisz mimo to albo anuluj.',
  theirs: 'Zdjęcie w sklepie',
  problem: (problem: ChoiceProblem, least: { width: number; height: number }): string => {
    switch (problem.kind) {
      case 'large':
        return `Ten plik ma ${millions(problem.bytes)}${NBSP}MB, a może mieć najwyżej 10${NBSP}MB. Wyślij zdjęcie w mniejszym rozmiarze.`;
      case 'huge':
        return `Zdjęcie ma ${problem.width}${NBSP}×${NBSP}${problem.height} pikseli, to za dużo. Zmniejsz je do najwyżej 50 milionów pikseli.`;
      case 'small':
        return `Zdjęcie ma ${problem.width}${NBSP}×${NBSP}${problem.height} pikseli, a potrzeba co najmniej ${least.width}${NBSP}×${NBSP}${least.height}.`;
      case 'heic':
        return 'To zdjęcie HEIC z iPhone’a, którego przeglądarki nie otwierają. Na telefonie wybierz Ustawienia → Aparat → Formaty → Najbardziej zgodne i zrób je jeszcze raz albo zapisz to jako JPG.';
      case 'gif':
      case 'moving':
        return 'To ruchomy obrazek. Wybierz zwykłe zdjęcie: JPG, PNG albo WebP.';
      case 'drawing':
        return 'To rysunek SVG albo strona, a nie zdjęcie. Wybierz JPG, PNG albo WebP.';
      case 'cut':
        return 'Plik jest urwany albo uszkodzony. Pobierz go jeszcze raz i wybierz ponownie.';
      case 'empty':
        return 'Ten plik jest pusty. Wybierz inny.';
      case 'unreadable':
        return 'Nie udało się otworzyć tego pliku. Wybierz go jeszcze raz albo zapisz jako JPG.';
      case 'unknown':
        return 'To nie jest zdjęcie, choć może się tak nazywać. Wybierz JPG, PNG albo WebP.';
    }
  },
} as const;
