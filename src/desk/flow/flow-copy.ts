import { DESK_PAGES } from '#desk/pages.ts';
import { formatCount, formatPercent, NBSP, plural } from '#copy/site/format.ts';
import { MACHINE_TITLES } from '#copy/site/machine-titles.ts';
import type { CountedMachine } from '#domain/counts/transition-counts.ts';
import type { Compared, Finding, Part } from './flow-findings.ts';
import { shareOf } from './flow-findings.ts';
import { formatBirthDate } from '#desk/copy/time.ts';
import { outOf } from '#desk/copy/out-of.ts';

/** A span of seconds: "48 s", "2 min 5 s", "1 godz. 3 min". */
export function formatSeconds(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  if (hours > 0) return `${hours}${NBSP}godz. ${minutes}${NBSP}min`;
  return minutes > 0 ? `${minutes}${NBSP}min ${whole % 60}${NBSP}s` : `${whole}${NBSP}s`;
}

/** "38%, przedtem 33%"; empty where the numbers are too small for shares. */
function shares(one: Part): string {
  const [now, before] = (['now', 'before'] as const).map((period) => shareOf(one, period));
  if (now === undefined) return '';
  return formatPercent(now) + (before === undefined ? '' : `, przedtem ${formatPercent(before)}`);
}

const ofWhole = ({ part, whole }: Part) =>
  `${formatCount(part.now)} ${outOf(whole.now, formatCount(whole.now))}`;
const withShares = (one: Part) => [ofWhole(one), shares(one)].filter(Boolean).join(': ');

/** Share of the entries to a state that ended there; one visit may enter it twice. */
const ofEntries = (one: Part) =>
  [`${ofWhole(one)} ${plural(one.whole.now, 'wejścia', 'wejść', 'wejść')} w${NBSP}to miejsce`, shares(one)]
    .filter(Boolean)
    .join(': ');

/** What a finding says: a short sentence, and its numbers. */
export function findingWords(finding: Finding): { title: string; text: string } {
  switch (finding.kind) {
    case 'more-stop':
      return {
        title: `Więcej wizyt niż przedtem kończy się tutaj: ${finding.words}`,
        text: `${ofEntries(finding)}.`,
      };
    case 'fewer-stop':
      return {
        title: `Mniej wizyt niż przedtem kończy się tutaj: ${finding.words}`,
        text: `${ofEntries(finding)}.`,
      };
    case 'most-stop':
      return { title: `Najwięcej wizyt kończy się tutaj: ${finding.words}`, text: `${ofEntries(finding)}.` };
    case 'coupons':
      return { title: 'Część kuponów sklep odrzuca.', text: `Odrzucone ${withShares(finding)}.` };
    case 'payments':
      return {
        title: `Płatność trwa zwykle ${formatSeconds(finding.median)}.`,
        text: `95 na 100 mieści się w${NBSP}${formatSeconds(finding.p95)}${
          finding.medianBefore === null ? '' : `; przedtem zwykle ${formatSeconds(finding.medianBefore)}`
        }.`,
      };
  }
}

/** Words of the page with the flows as lived. */
export const flowCopy = {
  title: DESK_PAGES.flow.title,
  period: 'Okres',
  days: (days: number) => `${days}${NBSP}dni`,
  flows: 'Droga',
  machine: MACHINE_TITLES satisfies Record<CountedMachine, string>,
  lead: (since: string, until: string, sinceBefore: string, untilBefore: string) =>
    `Od ${formatBirthDate(since)} do ${formatBirthDate(until)}, w${NBSP}porównaniu z${NBSP}okresem od ${formatBirthDate(sinceBefore)} do ${formatBirthDate(untilBefore)}.`,
  loading: 'Wczytuję liczby',
  failed: 'Nie udało się wczytać liczb',
  none: 'Nikogo jeszcze nie policzono',
  noneText: 'Liczby pojawią się, gdy ktoś zgodzi się na statystyki i przejdzie tę drogę.',
  seen: 'Co widać',
  nothing: 'Nic się nie wyróżnia.',
  steps: 'Krok po kroku',
  stop: (one: Part) => {
    const share = shares(one);
    return `koniec tutaj: ${formatCount(one.part.now)}${share === '' ? `, przedtem ${formatCount(one.part.before)}` : ` (${share})`}`;
  },
  goal: 'cel tej drogi',
  drawing: 'Rysunek drogi',
  drawingHint: 'Im grubsza strzałka, tym więcej przejść. Te same liczby są w tabeli pod rysunkiem.',
  drawingFailed: 'Nie udało się wczytać rysunku; liczby są w tabeli.',
  entries: (entered: number, stopped: number) =>
    `Wejścia: ${formatCount(entered)}, koniec tutaj: ${formatCount(stopped)}`,
  table: 'Przejścia w tabeli',
  transition: 'Przejście',
  now: 'Teraz',
  before: 'Przedtem',
  payments: 'Od zamówienia do zapłaty',
  median: 'Zwykle (mediana)',
  p95: '95 na 100 najdłużej',
  paid: 'Zapłacone',
  compared: ({ now, before }: Compared) => `${formatCount(now)}, przedtem ${formatCount(before)}`,
  times: (now: number | null, before: number | null) =>
    [now === null ? '–' : formatSeconds(now), before !== null && `przedtem ${formatSeconds(before)}`]
      .filter(Boolean)
      .join(', '),
  hint: `Liczymy kroki, nie osoby, i${NBSP}tylko za zgodą na statystyki: bez identyfikatorów, adresów i${NBSP}treści pytań. Wizyta to jedna strona otwarta w${NBSP}jednej karcie. Czas płatności jest ze wszystkich zamówień.`,
} as const;
