import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#styles/media.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  padding: space(4, 6),
  borderBottom: `1px solid ${vars.c.lineSoft}`,
  background: vars.c.bgRaised,
});
export const title = style({ fontSize: vars.t.h2 });
export const quiet = style({ color: vars.c.textMuted, fontSize: vars.t.small });
/** On a phone its lines would stand between the title and the diagram. */
export const intro = style([quiet, { display: 'none', '@media': { [from.lg]: { display: 'block' } } }]);
export const page = style({
  display: 'grid',
  gap: space(6),
  padding: space(4),
  '@media': { [from.lg]: { gridTemplateColumns: '220px minmax(0, 1fr)', padding: space(6) } },
});
export const flows = style({
  padding: space(2, 0),
  cursor: 'pointer',
  '@media': { [from.lg]: { display: 'none' } },
});
export const nav = style({ display: 'grid', alignContent: 'start', gap: space(4) });
export const main = style({ display: 'grid', alignContent: 'start', gap: space(4), minWidth: 0 });
// The shop's starry ground would only disturb a diagram.
globalStyle(`html main.${main}`, { backgroundImage: 'none' });
// On a phone the list is a paragraph of links, so that the diagram is near.
globalStyle(`${nav} ul`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  '@media': { [from.lg]: { display: 'grid' } },
});
export const flowLink = style({
  display: 'grid',
  padding: space(2, 3),
  borderRadius: vars.r.control,
  color: vars.c.textDefault,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.c.bgSunken },
    '&[aria-current]': { background: vars.c.bgSelected, boxShadow: `inset 3px 0 ${vars.c.accentWarm}` },
  },
});
export const flowCoverage = style({
  fontSize: vars.t.caption,
  color: vars.c.statusOk,
  selectors: { '&[data-whole=false]': { color: vars.c.statusError } },
});
export const flowTitle = style({ marginBottom: space(1) });
export const smallTitle = style({
  marginBottom: space(2),
  font: `600 ${vars.t.small}/1.3 ${vars.f.text}`,
  color: vars.c.textRubric,
});
export const work = style({
  display: 'grid',
  gap: space(6),
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 380px' } },
});
export const picture = style({
  display: 'grid',
  alignContent: 'start',
  gap: space(3),
  minWidth: 0,
  // The diagram stays in sight while a long panel is read.
  '@media': { [from.lg]: { position: 'sticky', top: space(4), alignSelf: 'start' } },
});
export const panel = style({ minWidth: 0 });
/** Over a tall diagram on a phone. */
export const jump = style({ justifySelf: 'start', '@media': { [from.lg]: { display: 'none' } } });

export const tabList = style({ display: 'flex', borderBottom: `1px solid ${vars.c.lineDefault}` });
export const tab = style({
  flex: 1,
  minHeight: '44px',
  padding: space(2),
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-selected=true]': { borderBottomColor: vars.c.accentWarm, fontWeight: 600 },
    '&:hover': { background: vars.c.bgSunken },
  },
});
export const tabPanel = style({ display: 'grid', gap: space(4), paddingTop: space(4) });

export const noteField = style({ flex: '1 1 16rem' });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
export const button = style({
  minHeight: '40px',
  minWidth: '40px',
  padding: space(1.5, 3),
  border: `1.5px solid ${vars.c.lineControl}`,
  borderRadius: vars.r.control,
  background: vars.c.bgRaised,
  color: vars.c.textDefault,
  font: `600 ${vars.t.small}/1.2 ${vars.f.text}`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.c.bgSunken },
    '&:disabled': { color: vars.c.textMuted, borderColor: vars.c.lineDefault, cursor: 'not-allowed' },
  },
});
export const mainButton = style([
  button,
  {
    display: 'inline-flex',
    alignItems: 'center',
    borderColor: vars.c.actionBg,
    background: vars.c.actionBg,
    color: vars.c.textOnAction,
    textDecoration: 'none',
    selectors: { '&:hover': { background: vars.c.actionBgHover } },
  },
]);
export const linkButton = style({
  minWidth: '28px',
  minHeight: '28px',
  marginLeft: space(1),
  border: 0,
  background: 'none',
  color: vars.c.textLink,
  cursor: 'pointer',
});
export const field = style({ display: 'grid', gap: space(1), fontSize: vars.t.small });
export const select = style({
  minHeight: '44px',
  padding: space(0, 3),
  border: `1.5px solid ${vars.c.lineControl}`,
  borderRadius: vars.r.control,
  background: vars.c.bgRaised,
  color: vars.c.textDefault,
});

export const nowList = style({ display: 'grid', gap: space(2) });
export const nowState = style({
  width: '100%',
  padding: space(2, 3),
  border: 0,
  borderLeft: `4px solid ${vars.c.accentDecor}`,
  borderRadius: vars.r.control,
  background: vars.c.bgSelected,
  color: vars.c.textDefault,
  textAlign: 'left',
  cursor: 'pointer',
});
export const offers = style({
  display: 'grid',
  gap: space(1),
  marginBottom: space(3),
  fontSize: vars.t.small,
});
export const offer = style({
  minHeight: '40px',
  padding: space(2, 3),
  border: `1px solid ${vars.c.lineControl}`,
  borderRadius: vars.r.control,
  background: vars.c.bgRaised,
  color: vars.c.textDefault,
  textAlign: 'left',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.c.bgSunken, borderColor: vars.c.lineSelected } },
});
export const more = style({ fontSize: vars.t.small });
globalStyle(`${more} > summary`, { padding: space(2, 0), cursor: 'pointer' });

export const facts = style({ display: 'grid', gap: space(1), fontSize: vars.t.small });
globalStyle(`${facts} > div`, { display: 'grid', gridTemplateColumns: '9.5rem 1fr', gap: space(2) });
globalStyle(`${facts} dt`, { color: vars.c.textMuted });

export const log = style({ display: 'grid', gap: space(1), fontSize: vars.t.small });
globalStyle(`ol.${log}`, { listStyle: 'disc', paddingLeft: space(4) });
export const script = style({ display: 'grid', gap: space(2), fontSize: vars.t.small });
globalStyle(`ol.${script}`, { listStyle: 'decimal', paddingLeft: space(6) });
globalStyle(`${script} + *`, { marginTop: space(3) });
export const expect = style({ display: 'block', color: vars.c.textMuted });
export const ways = style({ display: 'grid', gap: space(3), fontSize: vars.t.small });
export const stateTitle = style({ marginBottom: space(1) });
export const code = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.t.caption,
  color: vars.c.textMuted,
});
export const tag = style({
  display: 'inline-block',
  marginRight: space(1),
  padding: '0 .4em',
  borderRadius: vars.r.control,
  background: vars.c.bgSunken,
  fontSize: vars.t.caption,
});

export const legend = style({ display: 'grid', gap: space(1), fontSize: vars.t.caption });
export const legendEntry = style({ display: 'inline-block', marginRight: space(3) });
export const currentDot = style({
  display: 'inline-block',
  width: '.9em',
  height: '.9em',
  border: '3px solid #b45309',
  borderRadius: '3px',
  verticalAlign: '-.1em',
  selectors: { '[data-theme=dark] &': { borderColor: '#fbbf24' } },
});
