import { chartWordsCopy } from '#copy/sky/chart-words.ts';
import { wordCard, words } from '#styles/sky/birth-chart.late.css.ts';
import { Icon } from '../icon.tsx';

export interface ChartWordsProps {
  points: readonly { name: 'sun' | 'moon' | 'ascendant'; heading: string; sentence: string }[];
}

/** Sun, moon and ascendant in a sentence each, before the chart. */
export const ChartWords = ({ points }: ChartWordsProps) => (
  <ul className={words} aria-label={chartWordsCopy.label}>
    {points.map(({ name, heading, sentence }) => (
      <li key={name} className={wordCard}>
        <Icon name={`planet-${name}`} size={32} />
        <h3>{heading}</h3>
        <p>{sentence}</p>
      </li>
    ))}
  </ul>
);
