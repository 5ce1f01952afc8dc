import { NBSP } from './format.ts';

/** How long something is kept, as the privacy page says it: "1 dzień", "30 dni". */
export const retentionPeriod = (days: number): string => `${days}${NBSP}${days === 1 ? 'dzień' : 'dni'}`;
