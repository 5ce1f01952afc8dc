import { fromPln, grosze, pln, plus, toPln } from '#domain/grosze.ts';
import { SENT_AS_QUESTIONS } from '#domain/product-demands.ts';
import type { CouponPrice, Offer, PlacedOrder, PurchaseInput, Variant } from '#machines/purchase.machine.ts';
import seedFile from '../../server/seed/catalogue.json' with { type: 'json' };

/** The part of the sample shop's seed file that the models need; its prices are złote. */
interface SeedFile {
  fairies: ({ id: string; slug: string; name: string } & Record<string, unknown>)[];
  products: ({
    id: string;
    slug: string;
    title: string;
    productType: string;
    questionsCount: number;
  } & Record<string, unknown>)[];
  fairyProducts: typeof seedFile.fairyProducts;
}

const seed: SeedFile = seedFile;

function named<T extends { slug: string }>(list: readonly T[], slug: string): T {
  const found = list.find((one) => one.slug === slug);
  if (!found) throw new Error(`The sample shop has no ${slug}`);
  return found;
}

/** Sells both variants. */
export const jagna = named(seed.fairies, 'jagna');
/** Sells the variant for one person, not the one for two. */
export const sybilla = named(seed.fairies, 'sybilla');
/** Sells one or two questions, not three. */
export const roza = named(seed.fairies, 'roza');

/** A tarot variant for one person. */
export const oneCard = named(seed.products, 'tarot-jedna-karta');
export const bridge = named(seed.products, 'tarot-most');

export const oneQuestion = named(seed.products, 'wrozba-jedno-pytanie');
export const twoQuestions = named(seed.products, 'wrozba-dwa-pytania');
export const threeQuestions = named(seed.products, 'wrozba-trzy-pytania');

const CUSTOMER = ['firstName', 'email', 'confirmEmail', 'birthDay', 'birthMonth', 'birthYear'];
const PARTNER = ['partnerName', 'partnerBirthDay', 'partnerBirthMonth', 'partnerBirthYear'];

type SeedProduct = SeedFile['products'][number];

/** The specialists used by the models; the full sample shop would make every test slower. */
const cast = [jagna, sybilla, roza];
const plays = [oneCard, bridge, oneQuestion, twoQuestions, threeQuestions];

const variantOf = (product: SeedProduct): Variant => ({
  id: product.id,
  questionsCount: product.questionsCount,
  fields: [
    ...(product.productType === 'Wrozba'
      ? Array.from({ length: product.questionsCount }, (_, n) => `question${n}`)
      : []),
    ...CUSTOMER,
    ...(product.productType === 'Tarot_partnerski' ? PARTNER : []),
  ],
});

const offersOf = (products: readonly SeedProduct[]): Offer[] =>
  seed.fairyProducts.flatMap(({ id, fairyId, productId, price }) => {
    const product = products.find((one) => one.id === productId);
    return product && cast.some((fairy) => fairy.id === fairyId)
      ? [
          {
            fairyProductId: id,
            fairyId,
            variantId: productId,
            price: fromPln(pln(price)),
            questionsCount: product.questionsCount,
          },
        ]
      : [];
  });

const inputOf = (products: readonly SeedProduct[], byQuestionCount: boolean): PurchaseInput => ({
  variants: products.map(variantOf),
  offers: offersOf(products),
  byQuestionCount,
  preselect: byQuestionCount,
  remembered: [...CUSTOMER, 'city', ...PARTNER],
  ownWords: SENT_AS_QUESTIONS,
});

const ofType = (...types: string[]) =>
  types.flatMap((type) => plays.filter(({ productType }) => productType === type));

export const tarotInput = inputOf(ofType('Tarot', 'Tarot_partnerski'), false);
export const predictionInput = inputOf(ofType('Wrozba'), true);

/** Valid stored data of a customer and a partner. */
export const rememberedCustomer = {
  firstName: 'Wanda',
  email: 'wanda@example.pl',
  confirmEmail: 'wanda@example.pl',
  birthDay: '15',
  birthMonth: '3',
  birthYear: '1988',
  partnerName: 'Bogdan',
  partnerBirthDay: '2',
  partnerBirthMonth: '11',
  partnerBirthYear: '1985',
};

/** The offers with raised prices, for a changed catalogue. */
export const risen = (offers: readonly Offer[]): Offer[] =>
  offers.map((offer) => ({ ...offer, price: plus(offer.price, grosze(10_00)) }));

/** The same offers as new ones: each has another number. */
export const renumbered = (offers: readonly Offer[]): Offer[] =>
  offers.map((offer) => ({ ...offer, fairyProductId: `f${offer.fairyProductId.slice(1)}` }));

/** The offers without those of one specialist. */
export const without = (offers: readonly Offer[], fairyId: string): Offer[] =>
  offers.filter((offer) => offer.fairyId !== fairyId);

/** Looks up a specialist's name. */
export const nameOf = (fairyId: string | undefined): string =>
  seed.fairies.find(({ id }) => id === fairyId)?.name ?? 'nobody';

/** Looks up a product's title. */
export const titleOf = (productId: string): string =>
  seed.products.find(({ id }) => id === productId)?.title ?? 'nothing';

/** Response of GET /fairy for the given offers. */
export const wireFairies = (offers: readonly Offer[]): unknown[] =>
  cast.map((fairy) => ({
    ...fairy,
    products: offers
      .filter(({ fairyId }) => fairyId === fairy.id)
      .map(({ fairyProductId, fairyId, variantId, price, questionsCount }) => ({
        id: fairyProductId,
        fairyId,
        productId: variantId,
        price: toPln(price),
        title: titleOf(variantId),
        productType: seed.products.find(({ id }) => id === variantId)?.productType,
        questionsCount,
      })),
  }));

/** Response of POST /coupon/apply. */
export const wireCoupon = ({ discountedPrice, lowestPrice }: CouponPrice) => ({
  discountedPrice: toPln(discountedPrice),
  ...(lowestPrice !== undefined && { lowestPrice: toPln(lowestPrice) }),
});

/** Response of POST /order. */
export const wireOrder = ({ totalPrice, ...order }: PlacedOrder) => ({
  ...order,
  ...(totalPrice !== undefined && { totalPrice: toPln(totalPrice) }),
});

/** Response of GET /product for a type in the API's spelling. */
export const wireProducts = (productType: string): unknown[] =>
  plays.filter((product) => product.productType === productType);
