import { style } from '@vanilla-extract/css';
import { iconButton } from './button.css.ts';
import { atEdge, space } from './space.ts';
import { vars } from './theme.css.ts';
import { layer } from './tokens.ts';

/** Toasts in the lower left corner, unless they would lie over something there (kit/keep-clear.ts); the edge's colour tells the kind, the title says it. */
const viewport = style({
  position: 'fixed',
  left: atEdge('left', space(4)),
  bottom: atEdge('bottom', space(4)),
  // Scrolls nowhere: kit/keep-clear.ts reads there how far from each edge a message stays.
  scrollMargin: `${space(4)} ${atEdge('right', space(4))} ${atEdge('bottom', space(4))} ${atEdge('left', space(4))}`,
  zIndex: layer.toast,
  display: 'grid',
  gap: space(3),
  width: 'min(380px, calc(100vw - 32px))',
  outline: 0,
});
const toast = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: space(0.5, 3),
  alignItems: 'start',
  padding: space(3.5, 2, 3.5, 4),
  lineHeight: 1.4,
  background: vars.c.bgRaised,
  border: `1.5px solid ${vars.c.textDefault}`,
  borderLeftWidth: '6px',
  borderRadius: vars.r.print,
  boxShadow: vars.shadow.overlay,
  selectors: {
    '&[data-kind=success]': { borderColor: vars.c.statusOk },
    '&[data-kind=error]': { borderColor: vars.c.statusError },
  },
});
const title = style({ fontWeight: 600, alignSelf: 'center' });
const text = style({ gridColumn: 1 });
const close = style({ gridArea: '1 / 2 / span 2' });

export const toastParts = { viewport, toast, title, text, close: `${iconButton} ${close}` };
