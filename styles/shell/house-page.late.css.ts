import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { HALO } from '../halo.ts';
import { from } from '../media.ts';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { starGroup } from '../star-group.ts';
import { print } from '../tokens.ts';

/** Pages that the server writes: their markup has plain class names, which mean something only in here. */
export const house = style({
  width: '100%',
  maxWidth: '46rem',
  marginInline: 'auto',
  padding: space(8, 'page', 18),
  overflowWrap: 'anywhere',
});
const inside = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(
    selector
      .split(', ')
      .map((one) => `${house} ${one}`)
      .join(', '),
    rule,
  );

inside('h1', { marginBottom: space(4) });
inside('h2', { marginTop: space(8) });
inside('p', { marginBlock: space(2) });
inside('.muted', { color: vars.c.textMuted });
inside('.mark', {
  padding: space(3, 4),
  color: vars.c.statusWarn,
  background: vars.c.statusWarnBg,
  border: '2px solid currentColor',
  borderRadius: vars.r.card,
});
inside('dl, ul.list, pre, blockquote', {
  margin: space(4, 0),
  padding: space(4, 4.5),
  background: vars.c.bgRaised,
  border: `1px solid ${vars.c.lineDefault}`,
  borderRadius: vars.r.panel,
});
inside('dl', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space(2, 5) });
inside('dt', { color: vars.c.textMuted });
inside('dd', { textAlign: 'right', fontWeight: 600 });
inside('dl.held', { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 });
inside('dl.held dd', { marginBottom: space(3), textAlign: 'start', fontWeight: 400, whiteSpace: 'pre-line' });
inside('pre', { whiteSpace: 'pre-wrap', font: 'inherit' });
inside('ul.list', { paddingBlock: 0 });
inside('ul.list > li', { paddingBlock: space(4) });
inside('ul.list > li + li', { borderTop: `1px solid ${vars.c.lineSoft}` });
// A specialist's face beside a row that is hers.
inside('li.faced', { display: 'flex', gap: space(3.5), alignItems: 'flex-start' });
inside('li.faced > div', { flex: 1, minWidth: 0 });
inside('li.faced > img', {
  flex: 'none',
  width: '52px',
  height: '65px',
  objectFit: 'cover',
  objectPosition: '50% 14%',
  borderRadius: vars.r.portrait,
  background: HALO,
});
inside('ul.list .ways', { display: 'flex', flexWrap: 'wrap', gap: space(1, 6) });
inside('ul.list .ways a', { display: 'inline-flex', alignItems: 'center', minHeight: '44px' });
inside('blockquote.words', { whiteSpace: 'pre-line' });
inside('ul.list h2', { margin: 0, fontSize: '1.5rem' });
inside('form', { marginTop: space(3) });
inside('label', { display: 'block', marginTop: space(4), fontWeight: 600 });
inside('input, textarea, button', {
  display: 'block',
  width: '100%',
  minHeight: '52px',
  padding: space(2.5, 4),
  border: `1.5px solid ${vars.c.lineControl}`,
  borderRadius: vars.r.control,
});
inside('input, textarea', { background: vars.c.bgRaised, color: vars.c.textDefault });
inside('textarea', { font: 'inherit', resize: 'vertical' });
inside('input[type=hidden]', { display: 'none' });
inside('button, .button', {
  marginTop: space(3),
  background: 'transparent',
  color: vars.c.textDefault,
  fontWeight: 600,
  cursor: 'pointer',
});
inside('button.main, .button', {
  background: vars.c.actionBg,
  borderColor: vars.c.actionBg,
  color: vars.c.textOnAction,
});
inside('.button', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '52px',
  margin: 0,
  padding: space(2.5, 6),
  borderRadius: vars.r.control,
  textDecoration: 'none',
});
starGroup(house);
inside('details', { marginBlock: space(4) });
inside('summary', { paddingBlock: space(3), fontWeight: 600, cursor: 'pointer' });
inside('form p', { fontSize: vars.t.small, color: vars.c.textMuted });

/** A post and the e-book: letters as in a book. */
inside('article.letter p', { marginBlock: space(4), font: `400 1.1875rem/1.6 ${vars.f.display}` });
inside('article.letter > p.first::first-letter', {
  float: 'left',
  marginRight: '.12em',
  font: `400 3.6rem/.85 ${vars.f.display}`,
  color: vars.c.textRubric,
});
inside('.meta', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1, 3),
  alignItems: 'center',
  fontSize: vars.t.small,
  color: vars.c.textMuted,
});
inside('.badge', {
  padding: space(0.25, 2.5),
  border: '1px solid currentColor',
  borderRadius: vars.r.pill,
  font: `400 .9375rem/1.5 ${vars.f.smallcaps}`,
  color: vars.c.textRubric,
});
inside('.picture', {
  width: '100%',
  height: 'auto',
  marginBlock: space(5),
  border: `1.5px solid ${print.ink}`,
  borderRadius: vars.r.print,
});
inside('.service', {
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr)',
  gap: space(3.5, 5),
  marginTop: space(11),
  padding: space(4.5),
  background: vars.c.bgSelected,
  border: `1.5px solid ${vars.c.lineSelected}`,
  borderRadius: vars.r.panel,
});
globalStyle(`${house} .service`, {
  '@media': { [from.md]: { gridTemplateColumns: '150px minmax(0, 1fr)', padding: space(6) } },
});
inside('.service img', {
  width: '100%',
  height: 'auto',
  padding: space(1.5),
  background: print.paper,
  border: `1.5px solid ${print.ink}`,
  borderRadius: vars.r.fan,
});
inside('.service h2', { margin: 0 });
inside('.service p', { margin: 0 });
inside('.rubric', { font: `400 ${vars.t.rubric}/1.3 ${vars.f.smallcaps}`, color: vars.c.textRubric });
inside('.service .deal', {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingTop: space(3.5),
  borderTop: `1px solid ${vars.c.lineDefault}`,
});
inside('.deal strong', {
  font: `700 1.5rem/1 ${vars.f.display}`,
  whiteSpace: 'nowrap',
});
// On phones one row that is moved sideways.
inside('.more', {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(16.375rem, 80vw)',
  gap: space(5),
  marginTop: space(4),
  padding: space(1.5),
  overflowX: 'auto',
});
globalStyle(`${house} .more`, {
  '@media': { [from.md]: { gridAutoColumns: 'minmax(0, 1fr)' } },
});
inside('.more img', {
  width: '100%',
  height: 'auto',
  border: `1.5px solid ${print.ink}`,
  borderRadius: vars.r.card,
});
inside('.more a', {
  display: 'grid',
  gap: space(2),
  color: vars.c.textDefault,
  font: `400 1.25rem/1.2 ${vars.f.display}`,
  textDecoration: 'none',
});

/** The card that a giver prints: on paper it is alone. */
inside('.gift-card', {
  position: 'relative',
  marginBlock: space(6),
  padding: space(8, 6),
  textAlign: 'center',
  background: vars.c.bgRaised,
  border: `1.5px solid ${vars.c.accentDecor}`,
  outline: `1px solid ${vars.c.accentDecor}`,
  outlineOffset: '-9px',
  borderRadius: vars.r.inner,
});
inside('.gift-card h2', { marginTop: space(2) });
inside('.gift-card .line', {
  maxWidth: '22rem',
  marginTop: space(8),
  marginInline: 'auto',
  paddingBottom: space(1),
  textAlign: 'left',
  borderBottom: `1px solid ${vars.c.textMuted}`,
});
const paper = 'print';
globalStyle(`body:has(${house} .gift-card) > section`, { '@media': { [paper]: { display: 'none' } } });
globalStyle(`${house}:has(.gift-card) > :not(.gift-card)`, { '@media': { [paper]: { display: 'none' } } });
globalStyle(`body:has(${house} .gift-card), body:has(${house} .gift-card) main, ${house} .gift-card`, {
  '@media': { [paper]: { background: 'white', color: 'black' } },
});
inside('.gift-card', { breakInside: 'avoid' });
