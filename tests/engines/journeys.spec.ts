import { isWholeProof } from '../../tools/proof.ts';
import { birthChartJourneys } from './journeys/birth-chart.ts';
import { dialogJourneys } from './journeys/dialogs.ts';
import { driverJourneys } from './journeys/driver.ts';
import { findingJourneys } from './journeys/finding.ts';
import { keyboardJourneys, keyboardPurchase } from './journeys/keyboard.ts';
import { lateScriptJourneys } from './journeys/late-scripts.ts';
import { messageJourneys, newsletterJourneys } from './journeys/messages.ts';
import { lineSample } from './journeys/lines.ts';
import { answerJourney, lookJourneys } from './journeys/looks.ts';
import { declinedJourneys, purchaseJourneys } from './journeys/purchase.ts';
import { expect, test } from './support/engine-test.ts';
import type { Journey } from './support/journey.ts';
import { webkitAlone } from './support/webkit-alone.ts';

/** What `npm test` walks in Firefox, too: a purchase and an answer. */
const inEachEngine: readonly Journey[] = [keyboardPurchase, answerJourney];

/** Journeys of which `npm test` walks some. */
const whole = (journeys: readonly Journey[], some: readonly Journey[] = []) =>
  isWholeProof ? journeys : some;

// In one file, so that an engine's journeys share its worker and its browser.
for (const journey of [
  ...whole(driverJourneys),
  keyboardPurchase,
  ...whole([...keyboardJourneys, ...declinedJourneys]),
  ...purchaseJourneys,
  ...whole([...findingJourneys, ...newsletterJourneys]),
  ...whole(birthChartJourneys, birthChartJourneys.slice(0, 1)),
  ...dialogJourneys,
  ...messageJourneys,
  answerJourney,
  ...lookJourneys,
  ...lineSample,
  // Last: what a page is still waiting for when it is left would be told of the journey after it.
  ...whole(lateScriptJourneys, lateScriptJourneys.slice(1)),
]) {
  const { title, walk, allowed } = journey;
  test(title, inEachEngine.includes(journey) ? {} : webkitAlone, async ({ visitor, shops }) => {
    await walk(visitor, shops);
    const faults = await visitor.engine.faults();
    expect(
      faults.filter((fault) => !allowed?.test(fault)),
      'errors in the page and its console',
    ).toEqual([]);
  });
}
