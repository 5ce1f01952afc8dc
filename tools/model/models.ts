import type { Model } from './model.ts';
import { consent } from './models/consent.ts';
import { mobileMenu } from './models/mobile-menu.ts';
import { paymentStatus } from './models/payment-status.ts';
import { purchase } from './models/purchase.ts';

/** Every flow of the shop, the greatest first. */
export const models: readonly Model[] = [purchase, paymentStatus, mobileMenu, consent];
