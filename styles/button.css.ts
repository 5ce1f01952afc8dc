import { createVar, globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { canHover } from './media.ts';
import { roundButton } from './round-button.ts';
import { space } from './space.ts';
import { vars } from './theme.css.ts';
import { print } from './tokens.ts';

const fill = createVar();
const ink = createVar();

/** A button's look under a pointer. */
const onHover = (look: StyleRule): StyleRule => ({
  '@media': { [canHover]: { selectors: { '&:hover': look } } },
});

/** Shape shared by every button and button-like link. Join with one of the kinds below. */
export const button = style({
  vars: { [fill]: vars.c.actionBg, [ink]: vars.c.textOnAction },
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.5em',
  minHeight: '52px',
  padding: space(3, 6),
  border: `1.5px solid ${fill}`,
  borderRadius: vars.r.control,
  background: fill,
  color: ink,
  font: `600 ${vars.t.body}/1.2 ${vars.f.text}`,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover': { vars: { [fill]: vars.c.actionBgHover } },
        // A finger sees the system's own highlight.
        '&:active': { vars: { [fill]: vars.c.actionBgActive }, transform: 'translateY(1px)' },
      },
    },
  },
});
const ghost = style({
  background: 'transparent',
  color: vars.c.textDefault,
  borderColor: vars.c.lineControl,
  ...onHover({ background: vars.c.bgSunken }),
});
const onNight = style({
  vars: { [fill]: print.gold, [ink]: print.ink },
  ...onHover({ vars: { [fill]: print.goldLight } }),
});
const line = style({
  vars: { [fill]: print.petrol },
  background: 'transparent',
  color: print.moonlight,
  ...onHover({ background: print.sheen }),
});
// After the kinds, so that a disabled button looks disabled whatever its kind. `aria-disabled` keeps focus.
globalStyle(`${button}:disabled, ${button}[aria-disabled=true]`, {
  background: vars.c.bgSunken,
  borderColor: vars.c.lineDefault,
  color: vars.c.textMuted,
  cursor: 'not-allowed',
  transform: 'none !important',
});

/** A round button around one icon, 44 px. */
export const iconButton = style({
  ...roundButton,
  ...onHover({ background: vars.c.bgSunken }),
});

/** Class names of a whole button or button-like link, by kind. */
export const buttonClass = {
  primary: button,
  ghost: `${button} ${ghost}`,
  onNight: `${button} ${onNight}`,
  line: `${button} ${line}`,
} as const;

/** The same for the kit's `parts`. */
export const buttonParts = {
  primary: { root: buttonClass.primary },
  ghost: { root: buttonClass.ghost },
  onNight: { root: buttonClass.onNight },
  line: { root: buttonClass.line },
} as const;
