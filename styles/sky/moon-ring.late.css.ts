import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { motionAllowed } from '../media.ts';

const glow = keyframes({ '0%, 60%, 100%': { opacity: 0.35 }, '10%': { opacity: 1 } });
/** Twelve moons that light up one after the other; still where motion is not wanted. */
export const moon = style({
  '@media': { [motionAllowed]: { animation: `${glow} 3.2s linear infinite` } },
});
for (let i = 1; i < 12; i += 1)
  globalStyle(`${moon}:nth-child(${i + 1})`, { animationDelay: `${(i * 0.27).toFixed(1)}s` });
