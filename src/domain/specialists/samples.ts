import type { CalendarDate } from '../birth-date.ts';
import type { ServiceKind } from '../product-type.ts';

/** A made-up answer that shows how a specialist writes. */
export interface Sample {
  question: string;
  answer: string;
}

/** What a specialist's own page shows beside her card (RD-4). */
export interface SpecialistMore {
  /** Numbers of ratings from one star to five, and the day of the first. */
  ratings?: { spread: number[]; since: CalendarDate } | undefined;
  absence?: { from: CalendarDate; until: CalendarDate } | undefined;
  samples: (Sample & { service: ServiceKind })[];
}
