import { newsletter } from '#tools/model/models/newsletter.ts';
import { plainNewsletterSteps } from './plain/plain-form-steps.ts';
import { walkPlain } from './plain/walk-plain.ts';

walkPlain(newsletter, plainNewsletterSteps);
