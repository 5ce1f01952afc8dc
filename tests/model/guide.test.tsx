import { guide } from '#tools/model/models/guide.ts';
import { guideSteps } from '#tools/model/steps/guide.ts';
import { walkChapters } from './jsdom/walk-chapters.ts';

walkChapters(guide, guideSteps);
