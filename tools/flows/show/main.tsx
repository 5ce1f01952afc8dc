import '#styles/global.css.ts';
