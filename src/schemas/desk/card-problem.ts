import { PERSONAS } from '#domain/catalogue.ts';
import { adminValidationCopy } from '#copy/site/admin-validation.ts';
import { adminFairy } from './admin-fairy.schema.ts';
import { problemsOf } from '../problems.ts';

/** The fields of a specialist's card that are edited at the desk, from top to bottom. */
export const CARD_FIELDS = [
  'name',
  'zodiacSign',
  'persona',
  'voice',
  'description',
  'seoTitle',
  'seoDescription',
] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** What fits one line of a card on the phone. */
const VOICE_MAX_LENGTH = 33;

/** How many characters a card and a search engine have room for. */
const MAX_LENGTH: Readonly<Record<CardField, number>> = {
  name: 60,
  zodiacSign: 60,
  persona: 10,
  voice: VOICE_MAX_LENGTH,
  description: 2000,
  seoTitle: 200,
  seoDescription: 500,
};

/** The text without spaces around it, in one spelling and with one kind of line break. */
export const tidyLines = (text: string): string => text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();

/** Control characters other than line breaks, marks that turn the direction of text, halves of characters. */
const INVISIBLE = /(?![\n])[\p{Cc}\p{Cs}\p{Bidi_Control}]/u;
/** Letters and digits: what is left of a text that can be read. */
const READABLE = /[\p{L}\p{N}]/u;
/** Whether a text can be read, and nothing is hidden in it. */
export const isReadable = (text: string): boolean => READABLE.test(text) && !INVISIBLE.test(text);

/** The text as it is stored: without spaces around it, in one spelling, and in one line except for the description. */
export function tidyText(field: CardField, text: string): string {
  const tidied = tidyLines(text);
  return field === 'description' ? tidied : tidied.replaceAll(/\s+/g, ' ');
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Message about a tidied text, by the rules of VA-AD and our own; `undefined` if it is valid. */
export function cardProblem(
  field: CardField,
  text: string,
  others: readonly { name: string }[],
): string | undefined {
  const broken = problemsOf(adminFairy, { [field]: text })[field];
  if (broken !== undefined) return broken;
  if (text.length > MAX_LENGTH[field]) return adminValidationCopy.atMost(MAX_LENGTH[field]);
  if (field === 'persona')
    return PERSONAS.some((one) => one === text) ? undefined : adminValidationCopy.persona;
  if (field === 'voice' && text === '') return undefined;
  if (!isReadable(text)) return adminValidationCopy.invisible;
  if (field === 'name' && others.some(({ name }) => isSameName(name, text)))
    return adminValidationCopy.fairyNameTaken;
  return undefined;
}

/** The message about a tidied topic: as long as a line of the card may be. */
export const topicProblem = (text: string): string | undefined => cardProblem('name', text, []);
