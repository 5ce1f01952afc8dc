import type { Width } from '../reports/shots.ts';

export const stageWords = {
  frame: 'Prawdziwy sklep',
  /** The framed page has a main part of its own. */
  floor: 'Scena',
  unknown: 'Nie ma takiego stanu albo nie da się go pokazać. Wróć do strony przepływów i naciśnij inny.',
  step: (index: number, of: number, words: string) => `Krok ${index} z ${of}: ${words}`,
  done: 'Gotowe: to prawdziwy sklep w tym stanie. Możesz klikać dalej: nowe pytania trafią do jego serwera, a zegar stoi.',
  doneAtDesk: 'Gotowe: to prawdziwe zaplecze w tym stanie. Jego serwer i zegar stoją.',
  failed: (index: number, words: string) =>
    `Sklep nie poszedł tą drogą: zatrzymał się na kroku ${index} („${words}”). Spróbuj od nowa.`,
  again: 'Od nowa',
  steps: 'Kroki',
  width: 'Szerokość ekranu',
} as const;

export const STAGE_WIDTHS: Readonly<Record<Width, string>> = { phone: 'Telefon', desktop: 'Komputer' };
