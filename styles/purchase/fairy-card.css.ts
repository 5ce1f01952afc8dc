import { style } from '@vanilla-extract/css';
import { choiceCard, choices } from '../choice-card.css.ts';
import { from } from '../media.ts';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { layer, shadow } from '../tokens.ts';

const tiny = '(max-width: 23.99rem)';

// Two to four, as letters allow.
const columns = style({
  '@media': {
    [from.md]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
      gap: space(6, 5.5),
    },
  },
});
/** Specialists: portrait beside the text on the phone, an arched card elsewhere. */
export const grid = `${choices} ${columns}`;
/**
 * A card that is laid out when it comes near. Until then it is as high as most are on a phone. Not chosen by its place
 * in a selector: of all cards the style would be resolved anew when one goes.
 */
export const far = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 154px' });
const cardShape = style({
  display: 'flex',
  flexWrap: 'wrap',
  padding: 0,
  borderRadius: vars.r.lyingArch,
  '@media': {
    [from.md]: { flexDirection: 'column', flexWrap: 'nowrap', borderRadius: vars.r.arch },
  },
});
export const card = `${choiceCard} ${cardShape}`;
export const busyCard = style({ selectors: { '&[data-state=unchecked]': { background: vars.c.bgSunken } } });

export const portraitPlace = style({
  position: 'relative',
  width: '98px',
  minHeight: '148px',
  '@media': {
    [tiny]: { width: '80px' },
    [from.md]: { width: 'auto', minHeight: 0 },
  },
});
/** Over the card's edge, whose place its own takes. The sign above her head must stay. */
export const portrait = style({
  position: 'absolute',
  inset: '-1.5px auto auto -1.5px',
  width: 'calc(100% + 1.5px)',
  height: 'calc(100% + 3px)',
  borderRadius: vars.r.lyingPortrait,
  objectPosition: '50% 12%',
  '@media': {
    [from.md]: {
      position: 'relative',
      width: 'calc(100% + 3px)',
      maxWidth: 'none',
      height: 'auto',
      aspectRatio: '4 / 5',
      borderRadius: vars.r.portrait,
    },
  },
});
export const sealAt = style({
  right: '-10px',
  bottom: '46px',
  '@media': { [from.md]: { right: '14px', bottom: '14px' } },
});

export const body = style({
  display: 'grid',
  alignContent: 'space-between',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Below the portrait where letters are so large that a price would not fit beside it.
  flex: '1 1 min(100%, 9.5rem)',
  minWidth: 0,
  gap: space(0.25),
  padding: space(1.25, 2.5, 1.75, 3),
  '@media': {
    [from.md]: {
      flex: 1,
      alignContent: 'stretch',
      gridTemplateRows: 'auto auto 1fr auto',
      gap: space(2),
      padding: space(3, 4, 4),
    },
  },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(0, 1.5),
});
export const nameRow = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '26px',
  // Room for the arrow of the button that lies over the name.
  paddingRight: space(5),
});
export const name = style({
  font: `400 1.4375rem/1.15 ${vars.f.display} !important`,
  '@media': { [from.md]: { fontSize: '1.75rem !important' } },
});
/**
 * Opens the dialog. It lies over the whole name, 44 px high, above the whole card's press; its ring is drawn within, since
 * a far card cuts off what sticks out.
 */
export const more = style({
  position: 'absolute',
  inset: '-5px -6px -13px',
  zIndex: layer.inside,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  padding: space(0, 1.5, 2),
  background: 'none',
  border: 0,
  color: vars.c.textRubric,
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: '-3px' },
});
export const moreArrow = style({ rotate: '-90deg' });
export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  padding: space(0.5, 2.25),
  borderRadius: vars.r.pill,
  fontSize: vars.t.caption,
  fontWeight: 600,
  '::before': {
    content: '',
    width: '9px',
    height: '9px',
    border: '2px solid',
    borderRadius: vars.r.pill,
    background: 'currentColor',
  },
});
/** In the middle of the portrait's foot; where letters make it wider than the portrait, from the portrait's left edge on. */
export const badgeAt = style({
  position: 'absolute',
  inset: 'auto 0 8px',
  width: 'max-content',
  marginInline: 'auto',
  boxShadow: shadow.print,
});
export const free = style({ color: vars.c.statusOk, background: vars.c.statusOkBg });
export const busy = style({
  color: vars.c.statusBusy,
  background: vars.c.statusBusyBg,
  '::before': { background: 'linear-gradient(90deg, currentColor 50%, transparent 50%)' },
});
export const voice = style({
  font: `italic 400 1.0625rem/1.2 ${vars.f.display}`,
  '@media': { [from.md]: { fontSize: '1.1875rem' } },
});
export const traits = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: space(0, 2),
  color: vars.c.textMuted,
  fontSize: '.875rem',
  lineHeight: 1.38,
  '@media': { [from.md]: { gap: space(1, 3.5), fontSize: vars.t.small } },
});
export const trait = style({ display: 'flex', alignItems: 'center', gap: space(1) });
export const traitIcon = style({ flex: 'none', color: vars.c.textRubric });
export const sign = style({
  color: vars.c.textRubric,
  font: `400 .9375rem/1.38 ${vars.f.smallcaps}`,
  letterSpacing: '.03em',
});
export const rating = style({
  display: 'grid',
  justifyItems: 'end',
  color: vars.c.textMuted,
  fontSize: '.875rem',
  lineHeight: 1.05,
});
export const ratingSource = style({ fontSize: '.8125rem' });
export const stars = style({
  width: '78px',
  height: 'auto',
  color: vars.c.textRubric,
  '@media': { [from.md]: { width: '90px' } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(1, 2),
  marginTop: space(0.25),
  '@media': { [from.md]: { paddingTop: space(3), borderTop: `1px solid ${vars.c.lineSoft}` } },
});
export const cost = style({ display: 'grid', gap: space(1), lineHeight: 1.1 });
export const time = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  color: vars.c.textMuted,
  fontSize: '.8438rem',
  whiteSpace: 'nowrap',
});
export const pick = style({
  minHeight: '44px',
  padding: space(1.5, 3.5),
  fontSize: '1rem',
  // Moved, it would hold its own cover: the press would end on the card beneath and choose nobody.
  transform: 'none !important',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
});
export const busyNote = style({
  flexBasis: '100%',
  padding: space(1.25, 2),
  borderTop: `1px solid ${vars.c.lineSoft}`,
  color: vars.c.textMuted,
  // One line of a phone.
  fontSize: '.8438rem',
  lineHeight: 1.4,
  '@media': { [from.md]: { flexBasis: 'auto', padding: space(2.5, 4) } },
});
/** The name as a link, where no scripts open the dialog; above the whole card's press. */
export const pageLink = style({ position: 'relative', zIndex: layer.inside, color: 'inherit' });
