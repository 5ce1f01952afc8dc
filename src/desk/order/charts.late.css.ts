import { globalStyle, style } from '@vanilla-extract/css';
import { details, facts, lists } from '#styles/sky/birth-chart.late.css.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';

/** The shop's chart in a narrow column of an order: stacked, without panels inside the panel. */
export const personChart = style({ display: 'grid', gap: space(4), minWidth: 0 });
globalStyle(`${personChart} h3`, { font: `400 ${vars.t.h3}/1.2 ${vars.f.display}` });
globalStyle(`${personChart} .${lists}`, { padding: 0, border: 0, background: 'none', boxShadow: 'none' });
globalStyle(`${personChart} :is(.${facts}, .${details})`, { marginTop: 0 });
globalStyle(`${personChart} + ${personChart}`, {
  paddingTop: space(6),
  borderTop: `1px solid ${vars.c.lineDefault}`,
});
