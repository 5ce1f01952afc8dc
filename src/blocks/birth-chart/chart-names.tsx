import { CHART_BODY_NAME } from '#copy/sky/chart.ts';
import type { ChartPoint } from '#domain/birth-chart.ts';
import { positionInSign } from '#domain/chart.ts';
import { named } from '#styles/sky/birth-chart.late.css.ts';
import { ZODIAC_ICON } from '../icon-name.ts';
import { Icon } from '../icon.tsx';

/** A body's glyph and name. */
export const BodyName = ({ name }: { name: keyof typeof CHART_BODY_NAME }) => (
  <span className={named}>
    <Icon name={`planet-${name}`} size={20} />
    <span>{CHART_BODY_NAME[name]}</span>
  </span>
);

/** A sign's glyph and its name as the API spells it. */
export const SignName = ({ point }: { point: Pick<ChartPoint, 'decimalDegrees' | 'zodiacTranslation'> }) => (
  <span className={named}>
    <Icon name={ZODIAC_ICON[positionInSign(point.decimalDegrees).sign]} size={18} />
    <span>{point.zodiacTranslation}</span>
  </span>
);
