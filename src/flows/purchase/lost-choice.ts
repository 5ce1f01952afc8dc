import type { LostChoice } from '#machines/purchase.machine.ts';
import { choiceNotices } from '#copy/purchase/choice-notices.ts';
import type { Fairy } from '#domain/catalogue.ts';

/** Says what a choice has lost, with her name as far as the shop has it: of somebody who has left it, it has none. */
export function lostChoiceText(lost: LostChoice | undefined, fairy: Fairy | undefined): string {
  if (lost === undefined) return choiceNotices.unknown;
  const what = lost === 'specialist' && fairy?.sellsElsewhere ? 'service' : lost;
  return choiceNotices.withdrawn[what](fairy?.name);
}
