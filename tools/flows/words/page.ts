import { formatShopTime, plural } from '#copy/site/format.ts';
import type { Tier } from '../../model/walk-record.ts';
import type { ReadReport, Mark } from '../reports/flow-report.ts';
import type { Width } from '../reports/shots.ts';

export const MARK_WORDS: Readonly<Record<Mark, string>> = {
  walked: 'przeszedł test',
  excused: 'wyjątek z powodem',
  missing: 'żaden test tędy nie przeszedł',
};

export const WIDTH_WORDS: Readonly<Record<Width, string>> = { phone: 'Telefon', desktop: 'Komputer' };

const TIER_WORDS: Readonly<Record<Tier, string>> = {
  jsdom: 'w jsdom',
  browser: 'w przeglądarce',
  server: 'na serwerze',
};
const RUN_WORDS = { test: 'npm test', proof: 'npm run prove' } as const;

/** Formats a coverage, each kind of walks for itself: „w jsdom 43 z 43 przejść, w przeglądarce 11 z 43 (próba)”. */
export function coverageWords({ tiers = [], transitions: { declared, missing } }: ReadReport): string {
  if (tiers.length === 0) return `${declared - missing.length} z ${declared} przejść`;
  return tiers
    .map(
      ({ tier, met, isSampled }) =>
        `${TIER_WORDS[tier]} ${met.transitions} z ${declared} przejść${isSampled ? ' (próba)' : ''}`,
    )
    .join(', ');
}

/** Which run the coverage is of: „npm test, 26 listopada 2026, 9:10”. */
export const runWords = ({ run, at }: ReadReport): string =>
  [run === undefined ? '' : RUN_WORDS[run], at === undefined ? '' : formatShopTime(new Date(at))]
    .filter(Boolean)
    .join(', ');

export const pageWords = {
  title: 'Przepływy sklepu',
  intro:
    'Jak zachowuje się sklep: bez czytania kodu. Wybierz przepływ, naciśnij stan albo zagraj w symulację.',
  customerFlows: 'Widzi klientka',
  deskFlows: 'Widzi zaplecze',
  shopFlows: 'Dzieje się w sklepie',
  dark: 'Ciemny wygląd',
  light: 'Jasny wygląd',
  diagram: (title: string) => `Diagram: ${title}`,
  zoomIn: 'Powiększ',
  zoomOut: 'Pomniejsz',
  fit: 'Cały diagram',
  findCurrent: 'Pokaż bieżący stan',
  moveHint: 'Przeciągaj; przybliża Ctrl i kółko albo dwa palce.',
  copyLink: 'Kopiuj odnośnik',
  copied: 'Skopiowano.',
  notCopied: 'Przeglądarka nie pozwala kopiować; odnośnik jest w pasku adresu.',
  note: 'Uwaga dla tych, którzy otworzą odnośnik',
  outdated:
    'Odnośnik ma kroki, których ta wersja przepływu już nie zna. Symulacja doszła tak daleko, jak się dało.',
  allFlows: (title: string) => `Wszystkie przepływy (teraz: ${title})`,
  legend: 'Legenda',
  legendMarks: 'Ostatnie testy',
  current: 'bieżący stan symulacji',
  noCoverage: 'Nie ma jeszcze wyników testów: zapisze je npm test, polecenie w folderze sklepu.',
  jump: 'Przejdź do symulacji',
  atStep: (step: number, words: string) => `Krok ${step}: ${words}`,
  coverage: (run: string) => `Ostatni przebieg${run === '' ? '' : ` (${run})`}`,
  missing: 'Bez testu',
  tabs: { simulation: 'Symulacja', state: 'Stan', gallery: 'Ekrany', visitors: 'Odwiedzający' },
  startAt: 'Zacznij od rozdziału',
  restart: 'Od początku',
  undo: 'Cofnij krok',
  now: 'Teraz',
  facts: 'Co sklep wie',
  possible: 'Co może się teraz stać',
  more: 'Więcej możliwości z innych rozdziałów',
  ended: 'Tu przepływ się kończy. Cofnij krok albo zacznij od początku.',
  nothingHere: 'W tym rozdziale nic więcej się tu nie dzieje.',
  history: 'Co się stało',
  opening: 'na początek',
  returnTo: (step: number) => `Wróć do kroku ${step}`,
  effects: 'Co widać i słychać poza stanem',
  nothingTold: 'Jeszcze nic.',
  pickState:
    'Naciśnij stan na diagramie, żeby zobaczyć, co znaczy, jak do niego dojść i jak wygląda w sklepie.',
  inCode: 'Nazwy w kodzie',
  tags: 'Znaczniki, które czytają ekrany',
  ways: 'Co może się stać w tym stanie',
  noWays: 'Nic: tu przepływ się kończy albo decydują stany w środku.',
  script: 'Najkrótsza droga',
  does: 'Zrób',
  expects: 'Oczekuj',
  passing: 'Przez ten stan przepływ tylko przechodzi: nie da się w nim zatrzymać.',
  unreachable: 'Żaden rozdział do tego stanu nie prowadzi.',
  repeat: 'Powtórz w symulacji',
  show: 'Pokaż w sklepie',
  opensNew: '(nowa karta)',
  screens: 'Prawdziwy ekran',
  noShots:
    'Nie ma zdjęć tego przepływu. Zdjęcia ekranów sklepu robi npm run pictures, polecenie w folderze sklepu.',
  noShot: 'Tego stanu nie ma na zdjęciach.',
  shot: (width: string, words: string) => `${width}: ${words}`,
  walkedTimes: (count: number) =>
    `Testy były tu ${count} ${plural(count, 'raz', 'razy', 'razy')}, wszystkie rodzaje razem.`,
  loadingDiagram: 'Rysuję diagram…',
  diagramFailed: 'Diagramu nie udało się wczytać. Odśwież stronę.',
} as const;

/** Polish reasons why a state can't be shown in the shop. */
export const unshownWords = {
  serverOnly: 'Tego nie widać w sklepie: dzieje się na serwerze albo na zapleczu.',
  passing: 'Tego stanu nie widać: sklep przechodzi przez niego od razu.',
  unopened: 'Tego stanu nie widać: trwa, zanim strona się otworzy.',
  noDesk: 'Zaplecza tego sklepu nie widać stąd: sklep podano adresem (SHOP_URL).',
  starting: 'Sklep właśnie się uruchamia…',
} as const;
