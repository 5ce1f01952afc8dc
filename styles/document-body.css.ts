import { globalStyle, style } from '@vanilla-extract/css';
import { space } from './space.ts';

/** Long texts: one column of comfortable width. */
export const body = style({ maxWidth: '48rem', marginBlock: space(12, 24) });
globalStyle(`${body} h2`, { marginBlock: '1.6em .5em' });
globalStyle(`${body} h2:first-child`, { marginTop: 0 });
globalStyle(`${body} section + section`, { marginTop: '2.2em' });
globalStyle(`${body} p + p`, { marginTop: '.8em' });
globalStyle(`${body} :is(ul, ol)`, { paddingLeft: '1.4em', marginBlock: '.6em' });
globalStyle(`${body} ul`, { listStyle: 'disc' });
globalStyle(`${body} ol`, { listStyle: 'decimal' });
globalStyle(`${body} li`, { marginTop: '.3em' });
