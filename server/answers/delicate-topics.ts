import { foldName } from '#server/places/fold-name.ts';
import type { DelicateTopic } from '#domain/desk-terms.ts';
import { speaksOfHarm } from './harm-words.ts';

/** Patterns for each topic, on folded text. The zodiac sign Cancer is not an illness; a card named Death matches. */
const WORDS: readonly (readonly [DelicateTopic, RegExp])[] = [
  [
    'health',
    /\b(?:zdrowi|chorob|chory|chora\b|chore[gj]|lekarz|lekarst|leczeni|diagnoz|operacj|nowotw|depresj|terapi)/,
  ],
  ['pregnancy', /\b(?:ciaz|poroni|in vitro\b|plodnos|nieplodn)/],
  ['death', /\b(?:smier[ct]|umrz|umrze|umier|zmarl|pogrzeb)/],
  ['law', /\b(?:prawnik|adwokat|pozew\b|pozw|sadow|wyrok|rozwod|rozwied|testament|aliment)/],
  ['money', /\b(?:za?inwest|inwest|kredyt|pozyczk|gield|kryptowalut|bitcoin)/],
  ['gambling', /\b(?:lotto\b|totolot|kasyn|bukmacher|hazard|loteri)/],
];

/** Medicines, by their letters as they are typed: folded, a fear (lęk) would be one. */
const MEDICINE =
  /(?<!\p{L})(?:lek(?:i|u|iem|owi|[oó]w|om|ami|ach)?(?!\p{L})|tablet(?:k|ek)|antydepres|psychotrop|insulin|szczepi)/u;

/** Finds the delicate topics of a text. Its approver has to confirm that it gives no advice on them. */
export function delicateTopics(text: string): DelicateTopic[] {
  const folded = foldName(text);
  const found = WORDS.filter(
    ([topic, words]) => words.test(folded) || (topic === 'health' && MEDICINE.test(text.toLowerCase())),
  ).map(([topic]) => topic);
  return speaksOfHarm(text) ? [...found, 'harm'] : found;
}
