import { twoDigits } from '#domain/birth-date.ts';
import type { ServiceKind } from '#domain/product-type.ts';
import { promisedUntil } from '#domain/promised-until.ts';
import { ANSWER_WITHIN_HOURS } from '#domain/shop-constants.ts';
import { shopTime, type ShopTime } from '#domain/shop-day.ts';
import { responseHours, usualTime } from '#domain/specialists/response-time.ts';
import { NBSP } from '../site/format.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEKDAYS = [
  `w${NBSP}niedzielę`,
  `w${NBSP}poniedziałek`,
  `we${NBSP}wtorek`,
  `w${NBSP}środę`,
  `w${NBSP}czwartek`,
  `w${NBSP}piątek`,
  `w${NBSP}sobotę`,
] as const;

/** Days since 1970 of a day in Warsaw. */
const dayNumber = ({ year, month, day }: ShopTime) => Date.UTC(year, month - 1, day) / DAY;
const NEAR = new Map([
  [-1, 'wczoraj'],
  [0, 'dziś'],
  [1, 'jutro'],
]);

/** A moment's day in words, as seen now, and its time of day; all in Polish time. */
function wordsOf(moment: Date, now: Date) {
  const there = shopTime(moment);
  const weekday = WEEKDAYS[new Date(dayNumber(there) * DAY).getUTCDay()] ?? '';
  const near = NEAR.get(dayNumber(there) - dayNumber(shopTime(now)));
  return { near, weekday, time: `${there.hour}:${twoDigits(there.minute)}` };
}

/** When a paid order's answer comes, in words. */
export interface AnswerHour {
  /** When it was paid: "dziś, 18:40". */
  paid: string;
  /** The promise: "jutro, w piątek, o 6:40", and short "jutro, 6:40". */
  until: string;
  untilShort: string;
}

/** The hours of an order that was paid then. */
export function answerHour(paidAt: Date, now: Date): AnswerHour {
  const paid = wordsOf(paidAt, now);
  const until = wordsOf(promisedUntil(paidAt), now);
  return {
    paid: `${paid.near ?? paid.weekday}, ${paid.time}`,
    until: `${until.near === undefined ? '' : `${until.near}, `}${until.weekday}, o${NBSP}${until.time}`,
    untilShort: `${until.near ?? until.weekday}, ${until.time}`,
  };
}

/**
 * How soon she usually answers, and at which time, while that is in the future: "Jagna odpisuje zwykle po ok. 3
 * godz., czyli dziś około 21:40." Undefined if her card only repeats the promise, or would be later than it.
 */
export function usualAnswer(name: string, responseTime: string, paidAt: Date | undefined, now: Date): string {
  const usual = usualTime(responseTime).replaceAll(' ', () => NBSP);
  const hours = responseHours(responseTime);
  if (name === '' || usual === '' || (hours !== Infinity && hours > ANSWER_WITHIN_HOURS)) return '';
  const at = paidAt && hours !== Infinity ? new Date(paidAt.getTime() + hours * HOUR) : undefined;
  const words = at && at > now ? wordsOf(at, now) : undefined;
  // Another API may send any text, which no preposition fits.
  const says = usual.startsWith('ok.') ? ` po${NBSP}${usual}` : `: ${usual}`;
  const sentence = `${name} odpisuje zwykle${says}${words ? `, czyli ${words.near ?? words.weekday} około${NBSP}${words.time}` : ''}`;
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

/** What a specialist will do with an order that has just been paid: in a sentence, and as the step to come. */
const AT_WORK = {
  tarot: { says: 'zajmie się twoimi kartami', step: `Rozkłada karty i${NBSP}pisze list` },
  horoscope: { says: 'zajmie się twoim niebem', step: `Czyta niebo i${NBSP}pisze list` },
  birthHoroscope: { says: 'zajmie się mapą twojego nieba', step: `Czyta niebo i${NBSP}pisze list` },
  prediction: { says: 'zajmie się tym, o co pytasz', step: `Czyta pytania i${NBSP}pisze list` },
  ritual: { says: 'zajmie się twoim rytuałem', step: `Prowadzi rytuał i${NBSP}opisuje każdy krok` },
} as const satisfies Record<ServiceKind, { says: string; step: string }>;

/** A sentence on what she will do, before she begins. Without a service it suits a gift, whose cards belong to another person. */
export const atWork = (name: string, service: ServiceKind | undefined): string =>
  `${name} ${service ? AT_WORK[service].says : `ma już twoje zamówienie`}.`;

/** A step of a paid order. */
export interface NextStep {
  label: string;
  /** Text below the step, if known. */
  note?: string | undefined;
  state: 'done' | 'current' | 'ahead';
}

/** The four steps of a paid order. The shop does not know when she begins, so her step is in the future until the answer is sent. */
export const nextSteps = (
  name: string,
  {
    service,
    hour,
    isGift = false,
  }: { service?: ServiceKind | undefined; hour?: AnswerHour | undefined; isGift?: boolean },
): readonly NextStep[] => [
  { label: 'Zapłacone', note: hour?.paid, state: 'done' },
  { label: `${name} ma twoje zamówienie`, note: 'teraz', state: 'current' },
  {
    label: service ? AT_WORK[service].step : 'Pisze list',
    note: service === 'tarot' ? `karta po${NBSP}karcie` : undefined,
    state: 'ahead',
  },
  {
    label: isGift ? `Odpowiedź u${NBSP}osoby, która ją dostanie` : `Odpowiedź u${NBSP}ciebie`,
    note: hour && `najpóźniej ${hour.untilShort}`,
    state: 'ahead',
  },
];
