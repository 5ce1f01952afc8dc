import type { ContactKind, ContactTopic } from '#domain/typed/contact-kind.ts';

/** Words that a message about each topic is likely to have. */
const WORDS: readonly (readonly [ContactTopic, RegExp])[] = [
  ['complaint', /reklam(acj|ować|uj)/i],
  ['withdrawal', /odst(ępuj|ąpi|ąpien)/i],
  ['invoice', /faktur/i],
  ['accessibility', /dostępnoś|czytnik\w{0,4} ekranu|niewidom/i],
  ['personal-data', /dan(e|ych) osobow|rodo\b|usuni\w{1,5} (moich|moje|swoje|swoich) dan/i],
];

/** What a message that says no topic is perhaps about; the customer's own choice is never doubted. */
export const suggestedKind = ({
  kind,
  message,
}: {
  kind: ContactKind;
  message: string;
}): ContactTopic | undefined =>
  kind === 'message' ? WORDS.find(([, words]) => words.test(message))?.[0] : undefined;
