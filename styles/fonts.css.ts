import { globalFontFace } from '@vanilla-extract/css';
import { FONT_FACES } from './font-faces.ts';

for (const { family, ...face } of FONT_FACES) globalFontFace(family, face);
