import { purchase } from '#tools/model/models/purchase.ts';
import { purchaseSteps } from '#tools/model/steps/purchase.ts';
import { walkChapters } from './jsdom/walk-chapters.ts';

walkChapters(purchase, purchaseSteps);
