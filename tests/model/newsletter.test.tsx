import { newsletter } from '#tools/model/models/newsletter.ts';
import { newsletterSteps } from '#tools/model/steps/newsletter.ts';
import { walkChapters } from './jsdom/walk-chapters.ts';

walkChapters(newsletter, newsletterSteps);
