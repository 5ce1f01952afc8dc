import { randomUUID } from 'node:crypto';

/**
 * Secret that lets the page server's form without scripts pass the robot check; that form has limits of its own.
 * Known only to this process, and valid only without reCAPTCHA.
 */
export const FORM_PASS: string = randomUUID();
