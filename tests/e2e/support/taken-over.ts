import { expect, type Locator } from '@playwright/test';

/** Waits until React has taken an element over: until then a link leads to a document, and a field is checked by nobody. */
export const takenOver = (place: Locator) =>
  expect
    .poll(() =>
      place.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))),
    )
    .toBe(true);

/** Follows a link within the page that is open, as one does once React has taken it over. */
export async function follow(link: Locator): Promise<void> {
  await takenOver(link);
  await link.click();
}
