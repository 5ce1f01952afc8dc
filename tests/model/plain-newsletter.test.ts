import { newsletter } from '#tools/model/models/newsletter.ts';
import { plainNewsletterSteps } from './plain/plain-letter-steps.ts';
import { walkPlain } from './plain/walk-plain.ts';

walkPlain(newsletter, plainNewsletterSteps);
