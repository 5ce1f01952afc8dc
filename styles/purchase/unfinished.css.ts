import { style } from '@vanilla-extract/css';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';

/**
 * Where the order that was begun is offered. The inline script in the head marks `<html data-unfinished>`, so that the
 * page keeps the room for it and nothing moves when it comes (R2).
 */
export const place = style({ selectors: { '[data-unfinished] &': { minHeight: '16rem' } } });
export const card = style({
  display: 'grid',
  gap: space(3),
  marginTop: space(6),
  padding: space('panel'),
  background: vars.c.bgRaised,
  border: `1.5px solid ${vars.c.lineControl}`,
  borderRadius: vars.r.panel,
});
export const title = style({ font: `400 1.5rem/1.2 ${vars.f.display}` });
