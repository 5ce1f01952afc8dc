import { birthHoroscope } from '#tools/model/models/birth-horoscope.ts';
import { plainBirthSteps } from './plain/plain-birth-steps.ts';
import { walkPlain } from './plain/walk-plain.ts';

walkPlain(birthHoroscope, plainBirthSteps);
