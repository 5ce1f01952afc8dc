import { counted, NBSP } from '../site/format.ts';

/** Retention period as shown on the privacy page: "1 dzień", "30 dni". */
export const retentionPeriod = (days: number): string => `${days}${NBSP}${days === 1 ? 'dzień' : 'dni'}`;

/** The same in years: "1 rok", "2 lata", "5 lat". */
export const retentionYears = (years: number): string => counted(years, 'rok', 'lata', 'lat');
