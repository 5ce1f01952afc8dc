import type { LostChoice } from '#machines/purchase.machine.ts';
import { choiceNotices } from '#copy/purchase/choice-notices.ts';
import type { Fairy } from '#domain/catalogue.ts';

/** Message about a lost choice, with the specialist's name if she is still in the shop. */
export function lostChoiceText(lost: LostChoice | undefined, fairy: Fairy | undefined): string {
  if (lost === undefined) return choiceNotices.unknown;
  const what = lost === 'specialist' && fairy?.sellsElsewhere ? 'service' : lost;
  return choiceNotices.withdrawn[what](fairy?.name);
}
