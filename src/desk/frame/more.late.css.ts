import { style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';

/** The sheet of a phone's menu: one line an entry, as tall as a thumb. */
export const sheetList = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const sheetItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  minHeight: '56px',
  padding: space(0, 1),
  border: 0,
  borderBottom: `1px solid ${vars.c.lineDefault}`,
  background: 'none',
  color: vars.c.textDefault,
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current=page]': { fontWeight: 700 },
  },
});
