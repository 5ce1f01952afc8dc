import { grosze } from '#domain/grosze.ts';
import type { ReactElement } from 'react';
import { BirthChart } from '#blocks/birth-chart/birth-chart.tsx';
import { BirthForm, type BirthFormProps } from '#blocks/birth-horoscope/birth-form.tsx';
import { BirthSection } from '#blocks/birth-horoscope/birth-section.tsx';
import { ChartDetails } from '#blocks/birth-chart/chart-details.tsx';
import { ChartFacts } from '#blocks/birth-chart/chart-facts.tsx';
import { ChartLists } from '#blocks/birth-chart/chart-lists.tsx';
import { ChartWords } from '#blocks/birth-horoscope/chart-words.tsx';
import { chartInWords } from '#flows/birth-horoscope/chart-words.ts';
import { ChartOffer } from '#blocks/birth-horoscope/chart-offer.tsx';
import { ChartResult } from '#blocks/birth-horoscope/chart-result.tsx';
import { ChartSaving } from '#blocks/birth-horoscope/chart-saving.tsx';
import { drawn } from '../birth-chart/sample-chart.ts';

const nothing = () => undefined;

export const birthFormProps: BirthFormProps = {
  values: {},
  problems: {},
  onChange: nothing,
  onLeave: nothing,
  hourMayBeUnknown: true,
  timeUnknown: false,
  onTimeUnknown: nothing,
  tosChecked: false,
  onTos: nothing,
  citySuggestions: [],
  cityIsUnknown: false,
  busy: false,
  onSubmit: nothing,
};

const inSection = (form: Partial<BirthFormProps>) => (
  <BirthSection>
    <BirthForm {...birthFormProps} {...form} />
  </BirthSection>
);

/** The birth horoscope section in its states. */
export const BIRTH_SAMPLES: Record<string, ReactElement> = {
  BirthForm: inSection({}),
  'BirthForm with an unknown city': inSection({
    problems: {
      city: 'Nie wiemy, które to miejsce. Wybierz je z podpowiedzi, dopisz województwo lub kraj albo sprawdź nazwę.',
    },
    citySuggestions: ['Kraków, woj. małopolskie', 'Kraśnik, woj. lubelskie'],
    cityIsUnknown: true,
  }),
  'BirthForm waiting, the hour unknown': inSection({ busy: true, timeUnknown: true }),
  ChartResult: (
    <ChartResult
      subject={{
        name: 'Hanna',
        birthDate: '1988-11-20',
        birthTime: '23:40',
        city: 'Kraków',
        email: 'h@przyklad.pl',
      }}
      busy={false}
      words={<ChartWords points={chartInWords(drawn.chart)} />}
      chart={<BirthChart chart={drawn.chart} />}
      lists={<ChartLists chart={drawn.chart} />}
    >
      <ChartFacts assumed={drawn.assumed} ambiguousHour="02:30" onChooseClock={nothing} />
      <ChartDetails chart={drawn.chart} />
      <ChartSaving onShare={nothing} onSave={nothing} onPrint={nothing} />
      <ChartOffer offer={{ name: undefined, count: 6, from: grosze(16_890) }} onBuy={nothing} />
    </ChartResult>
  ),
};
