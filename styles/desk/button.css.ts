import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { print } from '../tokens.ts';

const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.5em',
  minHeight: '44px',
  padding: space(2, 4),
  border: `1.5px solid ${vars.c.actionBg}`,
  borderRadius: vars.r.control,
  background: vars.c.actionBg,
  color: vars.c.textOnAction,
  font: `600 ${vars.t.small}/1.2 ${vars.f.text}`,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.m.fast}, border-color ${vars.m.fast}`,
  selectors: {
    '&:hover': { background: vars.c.actionBgHover, borderColor: vars.c.actionBgHover },
    '&:active': { background: vars.c.actionBgActive },
  },
  '@media': { '(max-width: 47.99rem)': { fontSize: vars.t.label } },
});
const ghost = style({
  background: 'transparent',
  color: vars.c.textDefault,
  borderColor: vars.c.lineControl,
  selectors: { '&:hover': { background: vars.c.bgSunken, borderColor: vars.c.textDefault } },
});
const quiet = style({
  background: 'none',
  borderColor: 'transparent',
  color: vars.c.textLink,
  paddingInline: space(2),
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  selectors: { '&:hover': { background: vars.c.bgSunken, borderColor: 'transparent' } },
});
const danger = style({
  background: 'transparent',
  color: vars.c.statusError,
  borderColor: vars.c.statusError,
  selectors: { '&:hover': { background: vars.c.statusErrorBg, borderColor: vars.c.statusError } },
});
const onNight = style({
  background: vars.c.accentDecor,
  borderColor: vars.c.accentDecor,
  color: print.ink,
  selectors: { '&:hover': { background: print.goldLight, borderColor: print.goldLight } },
});
const line = style({
  background: 'none',
  borderColor: print.haze,
  color: print.moonlight,
  selectors: { '&:hover': { background: print.sheen, borderColor: print.moonlight } },
});
const big = style({ minHeight: '52px', width: '100%', fontSize: vars.t.body });
globalStyle(`${button}:disabled, ${button}[aria-disabled=true]`, {
  background: vars.c.bgSunken,
  borderColor: vars.c.lineDefault,
  color: vars.c.textMuted,
  cursor: 'not-allowed',
});

/** Buttons of the desk by kind; for links. */
export const deskButtonClass = {
  primary: button,
  big: `${button} ${big}`,
  ghost: `${button} ${ghost}`,
  quiet: `${button} ${quiet}`,
  danger: `${button} ${danger}`,
  onNight: `${button} ${onNight}`,
  line: `${button} ${line}`,
} as const;

export type DeskButtonKind = keyof typeof deskButtonClass;
