import { contact } from '#tools/model/models/contact.ts';
import { contactSteps } from '#tools/model/steps/contact.ts';
import { walkChapters } from './jsdom/walk-chapters.ts';

walkChapters(contact, contactSteps);
