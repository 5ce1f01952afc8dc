import { chartCopy } from '#copy/sky/chart.ts';
import { chartWordsCopy } from '#copy/sky/chart-words.ts';
import { FIRST_LIST, SECOND_LIST, type BirthChart, type ChartPoint } from '#domain/birth-chart.ts';
import { lists, listsHint } from '#styles/sky/birth-chart.late.css.ts';
import { panel } from '#styles/layout.css.ts';
import { muted, small } from '#styles/text.css.ts';
import { BodyName, SignName } from './chart-names.tsx';
import { ChartTable } from './chart-table.tsx';

const COLUMNS = [chartCopy.body, chartCopy.sign, chartCopy.degrees];

type Row = (typeof FIRST_LIST)[number] | (typeof SECOND_LIST)[number];

/** The two lists of positions in the required order (BH-4), with signs and formatted degrees. */
export const ChartLists = ({ chart }: { chart: BirthChart }) => (
  <div className={`${panel} ${lists}`}>
    <ChartTable
      caption={chartCopy.firstList}
      columns={COLUMNS}
      rows={FIRST_LIST.map((name) => rowOf(name, chart))}
    />
    <ChartTable
      caption={chartCopy.secondList}
      columns={COLUMNS}
      rows={SECOND_LIST.map((name) => rowOf(name, chart))}
    />
    {chart.ascendant && <p className={`${small} ${muted} ${listsHint}`}>{chartWordsCopy.hourMatters}</p>}
  </div>
);

const rowOf = (name: Row, chart: BirthChart) => ({
  key: name,
  cells: [<BodyName key={name} name={name} />, ...positionCells(name, chart)],
});

/** Cells with sign and degrees, or a note where they depend on the unknown hour. */
function positionCells(name: Row, { bodies, ascendant, moonRange }: BirthChart) {
  const point: ChartPoint | undefined = name === 'ascendant' ? ascendant : bodies[name];
  if (!point)
    return [
      <span key="sign" className={muted}>
        {chartCopy.noAscendant}
      </span>,
      '–',
    ];
  if (name === 'moon' && moonRange) return moonCells(moonRange);
  return [<SignName key="sign" point={point} />, point.degreesFormatted];
}

/** Cells of the moon without an hour of birth: the moon moves about 13° a day, so only the day's range is known. */
function moonCells({ from, to }: NonNullable<BirthChart['moonRange']>) {
  const staysInSign = from.zodiacTranslation === to.zodiacTranslation;
  return [
    staysInSign ? (
      <SignName key="sign" point={from} />
    ) : (
      <span key="sign">
        <SignName point={from} /> {chartCopy.orSign} <SignName point={to} />
      </span>
    ),
    chartCopy.between(from.degreesFormatted, to.degreesFormatted),
  ];
}
