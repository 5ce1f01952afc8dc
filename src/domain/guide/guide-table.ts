/** What the guide asks, and the answers that it knows. */
export const GUIDE_TOPICS = ['HEARTH', 'MONEY', 'EARTH', 'open'] as const;
export type GuideTopic = (typeof GUIDE_TOPICS)[number];

/** How much a variant says. */
export const GUIDE_LENGTHS = ['short', 'middle', 'long'] as const;
export type GuideLength = (typeof GUIDE_LENGTHS)[number];

/** How a specialist speaks. */
export const GUIDE_MANNERS = ['direct', 'ordered', 'gentle', 'wry'] as const;
export type GuideManner = (typeof GUIDE_MANNERS)[number];

/** The table behind the guide, edited at the desk: what is missing is judged by price, or fits no answer. */
export interface GuideTable {
  /** By product. */
  lengths: Readonly<Record<string, GuideLength>>;
  /** By specialist. */
  manners: Readonly<Record<string, GuideManner>>;
}
