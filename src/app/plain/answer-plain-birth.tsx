import { birthPathOf, plainBirthPathOf } from '#domain/paths/birth-path.ts';
import { calculateBirthChart } from '#api/birth-horoscope.ts';
import { suggestPlaces } from '#api/places.ts';
import { ClosedNotice } from '#blocks/closed-notice.tsx';
import { birthCopy } from '#copy/sky/birth-horoscope.ts';
import { ABILITIES } from '#domain/backend.ts';
import { calculate } from '#flows/birth-horoscope/birth-horoscope-ports.ts';
import { birthProblems } from '#flows/birth-horoscope/birth-view.ts';
import { PlainBirthPage } from '#flows/birth-horoscope/plain/plain-birth-page.tsx';
import { openBirth, stepBirth } from '#flows/birth-horoscope/plain/step-birth.ts';
import { choiceAddress } from '#flows/purchase/plain/plain-address.ts';
import { BIRTH_READING, plainPathOf } from '#flows/purchase/plain/plain-services.ts';
import { readPlainOrderAddress } from '#schemas/plain-order.reader.ts';
import { readPlainBirthForm } from '#schemas/plain/plain-birth.reader.ts';
import type { PlainFormCall } from './answer-plain-forms.tsx';
import type { PlainPage } from './answer-plain-order.tsx';
import { pageOf, prefixOf } from './plain-page.tsx';

/** Answers a request to the free birth chart without scripts. Never rejects. */
export async function answerPlainBirth({
  query,
  body,
  visitor,
  config,
  closed: readClosed,
}: Pick<PlainFormCall, 'query' | 'body' | 'visitor' | 'config' | 'closed'>): Promise<PlainPage> {
  const closed = await readClosed();
  if (closed?.asksNothing) return pageOf(config, closed.title, '/', <ClosedNotice closed={closed} />);
  const api = async () => ({
    calculateBirthChart: (request: Parameters<typeof calculateBirthChart>[1]) =>
      calculateBirthChart(visitor, request),
  });
  const { snapshot } =
    body === undefined
      ? openBirth()
      : await stepBirth(readPlainBirthForm(body), (details) => calculate(details, api));
  const { wrongField, values } = snapshot.context;
  const places =
    wrongField === 'city'
      ? await suggestPlaces(visitor, values['city']?.trim() ?? '').catch((): string[] => [])
      : [];
  const hourMayBeUnknown = ABILITIES[config.backend].unknownHour;
  const { wrozka: fairyId } = readPlainOrderAddress(query);
  const page = {
    snapshot,
    places,
    hourMayBeUnknown,
    action: plainBirthPathOf(fairyId),
    purchase: choiceAddress(plainPathOf(BIRTH_READING), { variantId: undefined, fairyId }),
  };
  const title = prefixOf(birthProblems(snapshot.context)) + birthCopy.title;
  return pageOf(config, title, birthPathOf(fairyId), <PlainBirthPage {...page} />);
}
