import { keyframes, style } from '@vanilla-extract/css';
import { fieldParts } from '../field.css.ts';
import { selectListParts } from '../select-list.late.css.ts';
import { motionAllowed } from '../media.ts';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { layer } from '../tokens.ts';

/** What appears in the birth-horoscope form once it is used: suggestions and the waiting moon. */
const anchor = style({ position: 'relative' });
const list = style({
  position: 'absolute',
  insetInline: 0,
  top: 'calc(100% + 4px)',
  zIndex: layer.suggestions,
});
const option = style({ paddingLeft: space(3.5) });
export const comboboxParts = {
  ...fieldParts,
  anchor,
  list: `${selectListParts.content} ${list}`,
  option: `${selectListParts.item} ${option}`,
};

export const nearest = style({ display: 'flex', flexWrap: 'wrap', gap: space(1, 4), marginTop: space(1.5) });

const turn = keyframes({ to: { rotate: '360deg' } });
/** Turns where motion is welcome; stands still, and still says that something goes on, where it is not. */
export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  color: vars.c.textRubric,
  font: `italic 400 1.25rem/1.3 ${vars.f.display}`,
});
export const moon = style({
  flex: 'none',
  '@media': { [motionAllowed]: { animation: `${turn} 2.4s linear infinite` } },
});
