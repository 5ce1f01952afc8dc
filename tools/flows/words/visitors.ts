import { counted, formatCount, formatPercent, formatShopTime, NBSP, plural } from '#copy/site/format.ts';
import { formatSeconds } from '#desk/flow/flow-copy.ts';
import { MOST_STEPS } from '../../model/visitors/visit.ts';

const visits = (count: number) => counted(count, 'wizyta', 'wizyty', 'wizyt');

/** "o 4 punkty mniej niż poprzednio"; whole points of a hundred. */
function changeWords(now: number, before: number): string {
  const points = Math.round(now * 100) - Math.round(before * 100);
  if (points === 0) return 'tyle samo co poprzednio';
  const count = Math.abs(points);
  return `o${NBSP}${count}${NBSP}${plural(count, 'punkt', 'punkty', 'punktów')} ${points > 0 ? 'więcej' : 'mniej'} niż poprzednio`;
}

/** Words of the made-up visitors. */
export const visitorWords = {
  intro:
    'Zmyślone odwiedzające przechodzą prawdziwą maszynę. Ustaw, co im się przydarza, i wyślij je jeszcze raz.',
  count: 'Ile odwiedzających (100–10 000)',
  seed: 'Numer losowania',
  seedHint: 'Ten sam numer i te same udziały dają te same wizyty.',
  send: 'Wyślij odwiedzających',
  stop: 'Zatrzymaj',
  reset: 'Przywróć udziały',
  progress: 'Ile już przeszło',
  changed: 'Udziały się zmieniły; liczby są jeszcze z poprzednich.',
  counting: 'Sprawdzam, co sklep policzył…',
  usual: 'Udziały na początek są umowne: nie znam liczników tego sklepu (DATABASE_URL albo DATA_DIR).',
  lived: (until: string) =>
    `Udziały na początek są z liczników sklepu: 30 dni do ${formatShopTime(new Date(until))}.`,
  result: 'Wynik',
  goal: (share: number, all: number) =>
    `Do celu dochodzi ${formatCount(Math.round(share * all))} z${NBSP}${formatCount(all)} (${formatPercent(share)})`,
  all: (count: number) => `Przeszło ${formatCount(count)} odwiedzających; ta maszyna nie ma jednego celu`,
  changeWords,
  time: (milliseconds: number) =>
    `Wizyta trwa zwykle ${formatSeconds(milliseconds / 1000)}: zegar maszyny, a${NBSP}namysł i${NBSP}odpowiedzi sklepu umownie.`,
  endless: (count: number) =>
    `${visits(count)} przerwano po ${MOST_STEPS} krokach: ${plural(count, 'nie miała', 'nie miały', 'nie miało')} końca.`,
  exits: 'Kto kończy wizytę w tym miejscu',
  exitsHint: 'Udział tych, które tam wejdą.',
  shop: 'Co odpowiada sklep',
  visitor: 'Co robi odwiedzająca',
  choiceHint:
    'W każdym miejscu udziały dają razem 100%. Co akurat niemożliwe, nie zdarzy się; resztę dzielą pozostałe.',
  drawing: (title: string) => `Wizyty na diagramie: ${title}`,
  drawingHint: 'Im grubsza strzałka, tym więcej przejść. Te same liczby są w tabeli.',
  percent: (share: number) => formatPercent(share),
} as const;
