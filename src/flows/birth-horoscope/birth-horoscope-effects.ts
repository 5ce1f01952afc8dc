import type { EmittedFrom } from 'xstate';
import type { birthHoroscopeMachine } from '#machines/birth-horoscope.machine.ts';
import { keepBirthDetails } from '#browser/birth-details.ts';
import { focusWhenEditable } from '#browser/focus-when-editable.ts';
import { scrollToElement } from '#browser/scroll.ts';
import { whenPresent } from '#browser/when-present.ts';
import { CHART_HEADING, PURCHASE_HEADING } from '#blocks/birth-anchors.ts';
import { BIRTH_FIELDS } from '#blocks/birth-form.tsx';
import { fieldId } from '#blocks/form-binding.ts';
import { birthCopy } from '#copy/birth-horoscope.ts';
import { errorCopy } from '#copy/errors.ts';
import type { BirthActor } from './birth-screen.tsx';
import type { Shop } from '#page/shop.tsx';

/** Scrolls to a heading and hands it the focus, once its code is there. */
async function reveal(id: string) {
  const heading = await whenPresent(id);
  if (!heading) return;
  heading.focus({ preventScroll: true });
  await scrollToElement(heading);
}

/** Carries out in the world what the birth-horoscope machine emits: scroll, announcement, toast, the tab's memory. */
export const birthListener =
  (actor: BirthActor, shop: Shop, searchPlaces: (text: string) => void) =>
  (emitted: EmittedFrom<typeof birthHoroscopeMachine>): void => {
    switch (emitted.type) {
      case 'details.changed':
        return keepBirthDetails(emitted);
      case 'form.rejected':
        return shop.announce(errorCopy.summaryTitle);
      case 'chart.revealed':
        shop.announce(birthCopy.scrolledAnnounce);
        return void reveal(CHART_HEADING);
      case 'chart.refused':
        return answerRefusal(actor, shop, searchPlaces);
      case 'purchase.revealed':
        return void reveal(PURCHASE_HEADING);
    }
  };

/** A field to blame takes the focus, with its message; anything else is said in a toast (BH-7). */
function answerRefusal(actor: BirthActor, shop: Shop, searchPlaces: (text: string) => void) {
  const { blamed, values } = actor.getSnapshot().context;
  if (!blamed) return shop.toast('error', { title: birthCopy.failTitle, text: birthCopy.fail });
  const field = document.getElementById(fieldId(blamed, BIRTH_FIELDS));
  // The page takes in only after this that the form may be edited again.
  if (field instanceof HTMLInputElement) focusWhenEditable(field);
  if (blamed === 'city') searchPlaces(values['city'] ?? '');
}
