import type { Grosze } from '#domain/grosze.ts';

/** The questions of the guide, in their order. */
export type GuideQuestion = 'topic' | 'length' | 'manner';

/** One variant by one specialist, as the guide shows it. */
export interface GuideChoice {
  fairyId: string;
  /** Where the order begins with both chosen, with scripts and without. */
  path: string;
  plainPath: string;
  title: string;
  /** What she does with it, as a verb: "prowadzi". */
  work: string;
  name: string;
  portrait: string;
  plate: string;
  /** Path to her sample answer, if she has one for this service. */
  samplePath?: string | undefined;
  price: Grosze;
  responseTime: string;
  reasons: readonly { title: string; text: string }[];
}

/** What the guide ends in. */
export interface GuideOutcome {
  pick: GuideChoice;
  near: readonly GuideChoice[];
  /** Those who fit better are busy today. */
  isSecondBest: boolean;
}
