import { globalStyle } from '@vanilla-extract/css';
import { space } from './space.ts';
import { vars } from './theme.css.ts';

/**
 * Looks of the five stars that rate an answer, a radio group of plain class names below a root: all up to the chosen one
 * are full, and its word stands under them.
 */
export function starGroup(root: string): void {
  const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
    globalStyle(`${root} .stars ${selector}`, rule);
  globalStyle(`${root} .stars`, {
    position: 'relative',
    display: 'flex',
    gap: space(0.5),
    marginBlock: space(2),
    paddingBottom: space(8),
  });
  // Star and radio share a cell. Placed from an ancestor, the unseen radio would lie over another star.
  inside('label', { display: 'grid', width: '48px', height: '48px', margin: 0 });
  inside('label > :is(input, i)', { gridArea: '1 / 1' });
  inside('input', {
    width: '48px',
    height: '48px',
    minHeight: 0,
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  });
  inside('i', { display: 'grid', placeItems: 'center', color: vars.c.textRubric });
  inside('i svg', {
    width: '34px',
    height: '34px',
    fill: 'none',
    stroke: 'currentColor',
    strokeLinejoin: 'round',
  });
  inside('input:checked + i svg', { fill: 'currentColor' });
  inside('label:has(~ label > input:checked) i svg', { fill: 'currentColor' });
  inside('input:focus-visible + i', { outline: `3px solid ${vars.c.focusInner}`, outlineOffset: '-2px' });
  globalStyle(`[data-theme=dark] ${root} .stars input:focus-visible + i`, {
    outlineColor: vars.c.focusOuter,
  });
  // The word of each star names its radio; the chosen one's is seen, too.
  inside('b', {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  // The way to choose stands there until one is chosen, where a browser can tell that none is.
  inside('.none', {
    display: 'none',
    position: 'absolute',
    bottom: 0,
    fontSize: vars.t.small,
    color: vars.c.textMuted,
    '@supports': { 'selector(:has(*))': { display: 'block' } },
  });
  globalStyle(`${root} .stars:has(input:checked) .none`, { visibility: 'hidden' });
  inside('input:checked ~ b', {
    insetInlineStart: 0,
    bottom: 0,
    width: 'auto',
    height: 'auto',
    clipPath: 'none',
  });
}
