import type { LostChoice } from '#machines/purchase.machine.ts';
import { specialistCopy } from '#copy/purchase/specialist.ts';
import type { Fairy } from '#domain/catalogue.ts';

/** Says what a choice has lost, with her name as far as the shop has it: of somebody who has left it, it has none. */
export function lostChoiceText(lost: LostChoice | undefined, fairy: Fairy | undefined): string {
  if (lost === undefined) return specialistCopy.unknownChoice;
  const what = lost === 'specialist' && fairy?.sellsElsewhere ? 'service' : lost;
  return specialistCopy.withdrawn[what](fairy?.name);
}
