import { birthHoroscope } from '#tools/model/models/birth-horoscope.ts';
import { birthHoroscopeSteps } from '#tools/model/steps/birth-horoscope.ts';
import { walkChapters } from './jsdom/walk-chapters.ts';

walkChapters(birthHoroscope, birthHoroscopeSteps);
