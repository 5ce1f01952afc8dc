import type { birthHoroscopeMachine } from '#machines/birth-horoscope.machine.ts';
import { visibleProblems } from '#flows/form-problems.ts';
import { fact, problemFact, yesNo, type Words } from './words.ts';

const CLOCK = { earlier: 'przed zmianą czasu', later: 'po zmianie czasu' } as const;

/** Words of the free birth chart. */
export const birthHoroscopeWords: Words<typeof birthHoroscopeMachine> = {
  tones: {
    rejected: 'bad',
    refused: 'bad',
    failed: 'bad',
    busy: 'busy',
  },
  senders: {
    'field.change': 'customer',
    'field.leave': 'customer',
    'terms.set': 'customer',
    'time.toggle': 'customer',
    'details.recall': 'device',
    'form.submit': 'customer',
    'clock.choose': 'customer',
    'purchase.start': 'customer',
  },
  guards: {
    isComplete: 'w formularzu nie ma błędów',
    hasNoProblems: 'w formularzu nie ma błędów, także po zmianach',
    namesField: 'sklep wskazuje miasto albo godzinę',
    isMended: 'to pole zmieniono',
    hasChart: 'jest wykres',
    isBuying: 'zakup już zaczęto',
  },
  delays: { requestDelay: undefined },
  emitted: {
    'details.changed': () => 'Urządzenie zapamiętuje dane urodzenia.',
    'form.rejected': () => 'Fokus przechodzi na listę błędów.',
    'chart.revealed': () => 'Strona przewija się do wykresu.',
    'chart.refused': () => 'Komunikat: wykresu nie udało się obliczyć.',
    'purchase.revealed': () => 'Strona przewija się do zamówienia.',
  },
  facts: {
    values: ({ values }) => fact('Miasto', values['city'] ?? 'puste'),
    tosChecked: ({ tosChecked }) => fact('Regulamin', tosChecked ? 'zaznaczony' : 'niezaznaczony'),
    timeUnknown: ({ timeUnknown }) => fact('Godzina nieznana', yesNo(timeUnknown)),
    clockChoice: ({ clockChoice }) =>
      clockChoice && fact('Godzina, która wypadła dwa razy', CLOCK[clockChoice]),
    problems: (context) => problemFact(visibleProblems(context)),
    touched: undefined,
    rejections: undefined,
    wrongField: undefined,
    isBuying: ({ isBuying }) => fact('Zakup', isBuying ? 'zaczęty' : 'jeszcze nie zaczęty'),
    calculated: ({ calculated }) =>
      fact(
        'Wykres',
        calculated
          ? calculated.isAmbiguous
            ? 'obliczony, z pytaniem o godzinę, która wypadła dwa razy'
            : 'obliczony'
          : 'jeszcze go nie ma',
      ),
  },
};
