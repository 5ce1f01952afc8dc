import { outOf } from '#desk/copy/out-of.ts';

/** Words of lists that are put in order, by keys or by dragging. */
export const orderingCopy = {
  up: (name: string) => `${name}: wyżej`,
  down: (name: string) => `${name}: niżej`,
  drag: 'Przeciągnij, by zmienić kolejność',
  moved: (name: string, place: number, of: number) => `${name}: miejsce ${place} ${outOf(of)}`,
  changed: 'Ktoś zmienił kolejność przed chwilą. Oto ona; ustaw swoją jeszcze raz.',
  interrupted: 'Lista zmieniła się w trakcie przeciągania. Oto ona; przeciągnij jeszcze raz.',
  failed: 'Nie udało się zapisać kolejności. Spróbuj jeszcze raz.',
} as const;
