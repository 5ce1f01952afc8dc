import { isCardId, type LaidCard } from '#domain/answer/tarot.ts';

/** Marks a reversed card. */
const REVERSED = ' r';

/** Writes laid cards as the text of an editor's field, one card a line: it is stored, compared and kept like any other. */
export const writeCards = (cards: readonly { card: string; isReversed: boolean }[]): string =>
  cards.map(({ card, isReversed }) => card + (isReversed ? REVERSED : '')).join('\n');

/** Reads them back; lines that name no card are left out. */
export const readCards = (text: string): LaidCard[] =>
  text.split('\n').flatMap((line) => {
    const isReversed = line.endsWith(REVERSED);
    const card = isReversed ? line.slice(0, -REVERSED.length) : line;
    return isCardId(card) ? [{ card, isReversed }] : [];
  });
