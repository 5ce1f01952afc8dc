import type { EmittedFrom } from 'xstate';
import type { birthHoroscopeMachine } from '#machines/birth-horoscope.machine.ts';
import { storeBirthDetails } from '#browser/birth-details.ts';
import { focusWhenEditable } from '#browser/focus-when-editable.ts';
import { scrollToElement } from '#browser/scroll.ts';
import { whenPresent } from '#browser/when-present.ts';
import { CHART_HEADING, PURCHASE_HEADING } from '#blocks/birth-anchors.ts';
import { BIRTH_FIELDS } from '#blocks/birth-horoscope/birth-form.tsx';
import { fieldId } from '#blocks/form-binding.ts';
import { birthCopy } from '#copy/sky/birth-horoscope.ts';
import { errorCopy } from '#copy/site/errors.ts';
import type { BirthActor } from './birth-view.ts';
import type { Shop } from '#page/shop.tsx';
import { visibleProblems } from '../form-problems.ts';

/** Scrolls to a heading and focuses it, once it has been rendered. */
async function reveal(id: string) {
  const heading = await whenPresent(id);
  if (!heading) return;
  heading.focus({ preventScroll: true });
  await scrollToElement(heading);
}

/**
 * Makes the listener that runs the side effects of events the machine emits: scroll, announcement, toast, storage.
 */
export const birthListener =
  (actor: BirthActor, shop: Shop, searchPlaces: (text: string) => void) =>
  (emitted: EmittedFrom<typeof birthHoroscopeMachine>): void => {
    switch (emitted.type) {
      case 'details.changed':
        return storeBirthDetails(emitted);
      case 'form.rejected':
        return shop.announce(
          errorCopy.toMend(Object.keys(visibleProblems(actor.getSnapshot().context)).length),
        );
      case 'chart.revealed':
        shop.retract('chart');
        shop.announce(birthCopy.scrolledAnnounce);
        return void reveal(CHART_HEADING);
      case 'chart.refused':
        return handleRefusal(actor, shop, searchPlaces);
      case 'purchase.revealed':
        return void reveal(PURCHASE_HEADING);
    }
  };

/** Focuses the field that the API rejected; shows a toast for any other failure (BH-7). */
function handleRefusal(actor: BirthActor, shop: Shop, searchPlaces: (text: string) => void) {
  const { wrongField, values } = actor.getSnapshot().context;
  if (!wrongField)
    return shop.toast('error', {
      title: birthCopy.failTitle,
      text: birthCopy.fail,
      about: 'chart',
      isInPage: true,
    });
  const field = document.getElementById(fieldId(wrongField, BIRTH_FIELDS));
  // The page re-renders the form as editable only after this event.
  if (field instanceof HTMLInputElement) focusWhenEditable(field);
  if (wrongField === 'city') searchPlaces(values['city'] ?? '');
}
