import { useEffect, useRef } from 'react';
import { ASPECT_NAME, CHART_BODY_NAME, chartCopy, formatDegrees } from '#copy/sky/chart.ts';
import { ZODIAC_NAME } from '#copy/sky/zodiac.ts';
import type { BirthChart, ChartAspect } from '#domain/birth-chart.ts';
import { CHART_BODIES, positionInSign } from '#domain/chart.ts';
import { details, pairOfNames } from '#styles/sky/birth-chart.late.css.ts';
import { BodyName, SignName } from './chart-names.tsx';
import { ChartTable } from './chart-table.tsx';

/** Opens all lists while the page is printed: on paper nothing can be pressed. */
function useOpenOnPaper() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...(root.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
      for (const one of opened) one.open = true;
    };
    const close = () => {
      for (const one of opened) one.open = false;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
  return root;
}

/** Collapsed details of the chart: aspects, houses, retrograde bodies, all positions, as far as the API returned them. */
export const ChartDetails = ({ chart }: { chart: BirthChart }) => (
  <div className={details} ref={useOpenOnPaper()}>
    {chart.aspects && (
      <details>
        <summary>{chartCopy.aspects}</summary>
        {chart.aspects.length === 0 ? <p>{chartCopy.noAspects}</p> : <Aspects aspects={chart.aspects} />}
      </details>
    )}
    {chart.cusps && (
      <details>
        <summary>{chartCopy.houses}</summary>
        <Houses cusps={chart.cusps} />
      </details>
    )}
    {CHART_BODIES.some((name) => chart.bodies[name]?.retrograde !== undefined) && (
      <details>
        <summary>{chartCopy.retrograde}</summary>
        <p>{retrogradeText(chart)}</p>
      </details>
    )}
    <details>
      <summary>{chartCopy.allBodies}</summary>
      <AllBodies chart={chart} />
    </details>
  </div>
);

const Aspects = ({ aspects }: { aspects: readonly ChartAspect[] }) => (
  <ChartTable
    caption={chartCopy.aspects}
    columns={[chartCopy.bodies, chartCopy.aspect, chartCopy.orb]}
    rows={aspects.map(({ from, to, aspect, orb }) => ({
      key: `${from}-${to}`,
      cells: [
        <span key="bodies" className={pairOfNames}>
          <BodyName name={from} /> <BodyName name={to} />
        </span>,
        ASPECT_NAME[aspect],
        formatDegrees(orb),
      ],
    }))}
  />
);

const Houses = ({ cusps }: { cusps: readonly number[] }) => (
  <ChartTable
    caption={chartCopy.houses}
    columns={[chartCopy.house, chartCopy.sign, chartCopy.cusp]}
    rows={cusps.map((cusp, index) => {
      const { sign, degrees, minutes } = positionInSign(cusp);
      return {
        key: String(cusp),
        cells: [
          `${chartCopy.house} ${index + 1}`,
          <SignName key="sign" point={{ decimalDegrees: cusp, zodiacTranslation: ZODIAC_NAME[sign] }} />,
          formatDegrees(degrees + minutes / 60),
        ],
      };
    })}
  />
);

const AllBodies = ({ chart: { bodies } }: { chart: BirthChart }) => (
  <ChartTable
    caption={chartCopy.allBodies}
    columns={[chartCopy.body, chartCopy.sign, chartCopy.house, chartCopy.degrees]}
    rows={CHART_BODIES.flatMap((name) => {
      const point = bodies[name];
      return point
        ? {
            key: name,
            cells: [
              <BodyName key="name" name={name} />,
              <SignName key="sign" point={point} />,
              point.house === undefined ? '–' : `${chartCopy.house} ${point.house}`,
              point.degreesFormatted,
            ],
          }
        : [];
    })}
  />
);

function retrogradeText({ bodies }: BirthChart): string {
  const backward = CHART_BODIES.filter((name) => bodies[name]?.retrograde).map(
    (name) => CHART_BODY_NAME[name],
  );
  return backward.length === 0 ? chartCopy.noRetrograde : chartCopy.retrogradeList(backward.join(', '));
}
