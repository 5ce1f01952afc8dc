import { withdrawal } from '#tools/model/models/withdrawal.ts';
import { withdrawalSteps } from '#tools/model/steps/withdrawal.ts';
import { walkChapters } from './jsdom/walk-chapters.ts';

walkChapters(withdrawal, withdrawalSteps);
