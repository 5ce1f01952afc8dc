import { fromPromise } from 'xstate';
import {
  guideMachine,
  type GuideAnswers,
  type GuidePick,
  type GuideSuggestion,
} from '#machines/guide.machine.ts';
import type { ShopApiSource } from '#api/shop-api.ts';
import { SAMPLES_ID } from '#blocks/specialist/sample-link.tsx';
import { guideCopy, LENGTH_OPTION, MANNER_OPTION, TOPIC_OPTION } from '#copy/purchase/guide.ts';
import { WORK } from '#copy/purchase/product-type.ts';
import { GUIDE_LENGTHS, GUIDE_MANNERS, GUIDE_TOPICS } from '#domain/guide/guide-table.ts';
import { suggestionOf, type GuideOffer, type GuideWishes, type Match } from '#domain/guide/rank.ts';
import { specialistPath, specialistSlugs } from '#domain/paths/specialist-path.ts';
import { serviceKindOf, type ServiceKind } from '#domain/product-type.ts';
import { SERVICE_PAGES } from '#page/service-pages.ts';

/** Converts answers to typed wishes; an unknown value is dropped. */
const wishesOf = ({ topic, length, manner }: GuideAnswers): GuideWishes => ({
  topic: GUIDE_TOPICS.find((one) => one === topic),
  length: GUIDE_LENGTHS.find((one) => one === length),
  manner: GUIDE_MANNERS.find((one) => one === manner),
});

/** A reason for each answer that the match fits, with text from the catalogue; a general reason if it fits none. */
function reasonsOf({ product, fairy, fits }: Match, { topic, length, manner }: GuideWishes) {
  const reasons: { title: string; text: string }[] = [];
  if (fits.topic && topic) {
    const hers = fairy.specializations.filter(({ icon }) => icon === topic).map(({ content }) => content);
    reasons.push({
      title: TOPIC_OPTION[topic].title,
      text: guideCopy.topicReason(fairy.name, hers.join(', ')),
    });
  }
  if (fits.length && length)
    reasons.push({ title: LENGTH_OPTION[length].title, text: product.description || product.title });
  if (fits.manner && manner)
    reasons.push({ title: MANNER_OPTION[manner].title, text: fairy.voice ?? fairy.description });
  if (reasons.length > 0) return reasons;
  const text = fairy.isAvailable ? guideCopy.freeReason(fairy.name) : guideCopy.busyReason(fairy.name);
  return [{ title: guideCopy.anyReason, text }];
}

/** Path to a specialist's sample answers; undefined if she has none of this service. */
function samplePathOf({ fairies }: GuideOffer, { fairy }: Match, kind: ServiceKind | undefined) {
  const slug = specialistSlugs(fairies).get(fairy.id);
  const hasSample = fairy.samples?.some((one) => one === kind);
  return hasSample && slug !== undefined ? `${specialistPath(slug)}#${SAMPLES_ID}` : undefined;
}

function pickOf(offer: GuideOffer, match: Match, wishes: GuideWishes): GuidePick {
  const { product, fairy, price } = match;
  const kind = serviceKindOf(product.productType);
  const page = kind === undefined || kind === 'birthHoroscope' ? 'tarot' : kind;
  const path = `${SERVICE_PAGES[page].path}?wariant=${product.id}&wrozka=${fairy.id}`;
  return {
    variantId: product.id,
    fairyId: fairy.id,
    path,
    plainPath: `/zamow${path}`,
    title: product.title,
    work: WORK[product.productType],
    name: fairy.name,
    portrait: fairy.imageSrc,
    plate: product.imageSrc,
    samplePath: samplePathOf(offer, match, kind),
    price,
    responseTime: fairy.responseTime,
    reasons: reasonsOf(match, wishes),
  };
}

/** Compares the answers with the offer. Result of the machine's port `suggest`. */
export function suggestFrom(offer: GuideOffer, answers: GuideAnswers): GuideSuggestion | undefined {
  const wishes = wishesOf(answers);
  const found = suggestionOf(offer, wishes);
  return (
    found && {
      pick: pickOf(offer, found.pick, wishes),
      near: found.near.map((match) => pickOf(offer, match, wishes)),
      isSecondBest: found.isSecondBest,
    }
  );
}

/** The guide machine with its port connected to the API. The answers never leave the browser: the whole offer is fetched. */
export const provideGuide = (api: ShopApiSource) =>
  guideMachine.provide({
    actors: {
      suggest: fromPromise<GuideSuggestion | undefined, GuideAnswers>(async ({ input }) =>
        suggestFrom(await (await api()).getGuide(), input),
      ),
    },
  });
