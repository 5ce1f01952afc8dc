import { createHash } from 'node:crypto';

/** SHA-256 of a text in UTF-8, as lower-case hex: the version of a text that customers agree to. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
