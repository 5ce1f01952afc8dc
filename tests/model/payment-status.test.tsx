import { paymentStatus } from '#tools/model/models/payment-status.ts';
import { paymentStatusSteps } from '#tools/model/steps/payment-status.ts';
import { walkChapters } from './jsdom/walk-chapters.ts';

walkChapters(paymentStatus, paymentStatusSteps);
