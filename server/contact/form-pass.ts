import { randomUUID } from 'node:crypto';

/**
 * Passes the shop's own robot check for a form without scripts, which the page server has judged by its own limits. It is
 * known to this process alone, and only while no reCAPTCHA is set.
 */
export const FORM_PASS: string = randomUUID();
