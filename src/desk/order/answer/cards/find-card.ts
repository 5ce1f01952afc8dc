import { cardName } from '#copy/purchase/tarot.ts';
import { DECK, type CardId } from '#domain/answer/tarot.ts';

/** Without capitals and Polish marks: "kolo fortuny" is found too. */
const folded = (text: string) =>
  text.trim().toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The one card that a name, or its beginning or a part, means; `undefined` where several or none fit. */
export function findCard(text: string): CardId | undefined {
  const wanted = folded(text);
  if (wanted === '') return undefined;
  const named = DECK.map((card) => ({ card, name: folded(cardName(card)) }));
  for (const fits of [
    (name: string) => name === wanted,
    (name: string) => name.startsWith(wanted),
    (name: string) => name.includes(wanted),
  ]) {
    const [one, other] = named.filter(({ name }) => fits(name));
    if (one) return other ? undefined : one.card;
  }
  return undefined;
}
