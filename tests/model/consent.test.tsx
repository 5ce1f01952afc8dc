import { consent } from '#tools/model/models/consent.ts';
import { consentSteps } from '#tools/model/steps/consent.ts';
import { walkChapters } from './jsdom/walk-chapters.ts';

walkChapters(consent, consentSteps);
