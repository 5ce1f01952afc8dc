import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ChartDetails } from '#blocks/birth-chart/chart-details.tsx';
import { ChartFacts } from '#blocks/birth-chart/chart-facts.tsx';
import { ChartLists } from '#blocks/birth-chart/chart-lists.tsx';
import { axeFindings } from '#tests/kit/axe.ts';
import { drawn, drawnOfDay } from './sample-chart.ts';

const rows = (name: string | RegExp) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('ChartLists', () => {
  it('two lists in their order, each row with sign and degrees [BH-4] [A35]', () => {
    render(<ChartLists chart={drawn.chart} />);
    expect(rows(/^Planety osobiste i\spokoleniowe$/)).toEqual([
      ['Słońce', 'Skorpion', '28°50′'],
      ['Księżyc', 'Baran', '22°32′'],
      ['Merkury', 'Skorpion', '22°53′'],
      ['Wenus', 'Waga', '26°46′'],
      ['Neptun', 'Koziorożec', '8°27′'],
      ['Pluton', 'Skorpion', '13°09′'],
    ]);
    expect(rows(/^Ascendent i\spozostałe planety$/)).toEqual([
      ['Ascendent', 'Panna', '8°34′'],
      ['Mars', 'Baran', '3°18′'],
      ['Jowisz', 'Bliźnięta', '1°20′'],
      ['Saturn', 'Koziorożec', '0°52′'],
      ['Uran', 'Strzelec', '29°20′'],
    ]);
  });

  it('the sign’s drawing is that of its longitude [BH-4]', () => {
    render(<ChartLists chart={drawn.chart} />);
    const sun = screen.getByRole('row', { name: /Słońce/ });
    expect([...sun.querySelectorAll('use')].map((use) => use.getAttribute('href'))).toEqual([
      '/icons.svg#planet-sun',
      '/icons.svg#zodiac-scorpio',
    ]);
  });

  it('without the hour the moon’s two signs are said, and that the ascendant depends on it [BH-6]', () => {
    render(<ChartLists chart={drawnOfDay.chart} />);
    expect(rows(/^Planety osobiste i\spokoleniowe$/)[1]).toEqual([
      'Księżyc',
      'Baran lub Byk',
      'od 22°32′ do 4°40′',
    ]);
    expect(rows(/^Ascendent i\spozostałe planety$/)[0]).toEqual(['Ascendent', 'zależy od godziny', '–']);
  });

  it('has no accessibility finding [A1]', async () => {
    const { container } = render(<ChartLists chart={drawnOfDay.chart} />);
    expect(await axeFindings(container)).toEqual([]);
  });
});

describe('ChartFacts', () => {
  const facts = { onChooseClock: () => {}, ambiguousHour: undefined };

  it.each([
    [false, ''],
    [true, 'czas letni, '],
  ])(
    'says what was assumed: place, coordinates, summer time (%s), offset, UTC, houses [BH-6]',
    (summerTime, season) => {
      render(<ChartFacts assumed={drawn.assumed && { ...drawn.assumed, summerTime }} {...facts} />);
      expect(
        screen.getByText(
          `Przyjęto: Kraków, woj. małopolskie (50,06° N, 19,94° E), ${season}UTC+1, ` +
            'czyli 20 listopada 1988, 22:40 UTC. Domy liczone systemem Placidusa.',
        ),
      ).toBeVisible();
    },
  );

  it.each([
    ['fallback', /Placidusa nie daje domów, dlatego liczymy je systemem Porfiriusza/],
    ['none', /Bez godziny urodzenia nie ma domów ani ascendentu/],
  ] as const)('houses %s are said, not hidden [BH-6]', (houses, sentence) => {
    render(<ChartFacts assumed={drawn.assumed && { ...drawn.assumed, houses }} {...facts} />);
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('a clock that is not certain is said, and none that is [BH-6]', () => {
    const doubt = /Zegary sprzed 1970\sroku nie są tam znane na pewno/;
    const { rerender } = render(<ChartFacts assumed={drawn.assumed} {...facts} />);
    expect(screen.queryByText(doubt)).toBeNull();
    rerender(<ChartFacts assumed={drawn.assumed && { ...drawn.assumed, clockUncertain: true }} {...facts} />);
    expect(screen.getByText(doubt)).toBeVisible();
  });

  it('without `assumed` there is no line [BH-6]', () => {
    const { container } = render(<ChartFacts assumed={undefined} {...facts} />);
    expect(container).toHaveTextContent('');
  });

  it('asks which of two equal hours is meant, and reports the choice [BH-6]', async () => {
    const user = userEvent.setup();
    const choose = vi.fn();
    const { container } = render(
      <ChartFacts assumed={drawn.assumed} ambiguousHour="02:30" onChooseClock={choose} />,
    );
    const question = screen.getByRole('group', {
      name: /godzina 02:30 wypadła dwa razy.*przed zmianą czasu czy po niej/,
    });
    await user.click(within(question).getByRole('button', { name: 'Przed zmianą czasu' }));
    await user.click(within(question).getByRole('button', { name: 'Po zmianie czasu' }));
    expect(choose.mock.calls).toEqual([['earlier'], ['later']]);
    expect(await axeFindings(container)).toEqual([]);
  });
});

describe('ChartDetails', () => {
  it('unfolds aspects, houses, backward courses and all positions', async () => {
    const user = userEvent.setup();
    const { container } = render(<ChartDetails chart={drawn.chart} />);
    for (const summary of container.querySelectorAll('summary')) await user.click(summary);
    expect(rows('Aspekty')[0]).toEqual(['Saturn Uran', 'koniunkcja', '1°32′']);
    expect(rows('Domy')[0]).toEqual(['Dom 1', 'Panna', '8°34′']);
    expect(screen.getByText('Ruchem wstecznym szły: Jowisz, Chiron.')).toBeVisible();
    expect(rows('Wszystkie pozycje').at(-1)).toEqual(['Syriusz', 'Rak', 'Dom 11', '13°56′']);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('without the hour there are no houses to unfold [BH-6]', () => {
    render(<ChartDetails chart={drawnOfDay.chart} />);
    expect(screen.queryByText('Domy')).toBeNull();
  });
});

it('paper shows every list, and the screen what was open before [BH-4]', () => {
  const { container } = render(<ChartDetails chart={drawn.chart} />);
  const lists = [...container.querySelectorAll('details')];
  const [own] = lists;
  if (own) own.open = true;
  const open = () => lists.map((list) => list.open);
  const before = open();
  expect(before).toEqual(lists.map((list) => list === own));
  window.dispatchEvent(new Event('beforeprint'));
  expect(open()).toEqual(lists.map(() => true));
  window.dispatchEvent(new Event('afterprint'));
  expect(open()).toEqual(before);
});
