import { contact } from '#tools/model/models/contact.ts';
import { plainContactSteps } from './plain/plain-form-steps.ts';
import { walkPlain } from './plain/walk-plain.ts';

walkPlain(contact, plainContactSteps);
