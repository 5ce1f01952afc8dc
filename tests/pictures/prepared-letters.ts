import type { APIRequestContext } from '@playwright/test';
import { correctAnswer, mailAnswer, writeDraft, type WrittenAnswer } from '../e2e/support/mailed-answer.ts';
import { tarotOffer } from '../e2e/support/offers.ts';
import { linksOfMail } from '../e2e/support/outbox.ts';
import type { OrderChanges } from '../e2e/support/placed-order.ts';
import { offerOn } from '../e2e/support/services.ts';
import { giftCardPath } from '#domain/paths/gift-card-path.ts';
import { MY_DATA_PATH } from '#domain/paths/my-data-path.ts';
import type { ShopProcess } from '../../tools/shop-process.ts';

/** How a scene is looked at. */
export type View = 'phone' | 'desktop' | 'narrow';

/** What the mails of answered orders lead to: paths with their query. */
export interface Letters {
  /** Pages of mailed answers: of three cards, of ten, and of a birth horoscope. */
  answer: string;
  cross: string;
  sky: string;
  /** Of one question, of several, of a ritual with an intention, of a letter that was corrected, and of a gift. */
  question: string;
  questions: string;
  ritual: string;
  corrected: string;
  gift: string;
  /** The card that the gift's giver prints. */
  giftCard: string;
  /** The pages that rate the first of them, and order once more. */
  rating: string;
  again: string;
  /** A link to somebody's data for each view: it opens once. */
  myData: Record<View, string>;
  /** An order at the desk whose cards are laid. */
  toAnswer: string;
}

const LETTER = `Hanno, *Pustelnik* stoi u ciebie tam, gdzie zwykle stoi pośpiech. Nie mówi, że masz czekać. Mówi, że wiesz już dość, tylko jeszcze nikomu tego nie powiedziałaś na głos.

As Kielichów leży odwrócony: to, co miało się wylać, zostało w środku. Wystarczy jedna rozmowa, nie wielka i nie ostatnia.

Gwiazda nad tym wszystkim nie świeci mocno. Świeci długo.`;
const CARDS = [
  { card: 'major-9', isReversed: false },
  { card: 'cups-1', isReversed: true },
  { card: 'major-17', isReversed: false },
];

/** As many cards as lie in a Celtic cross. */
const CROSS = Array.from({ length: 10 }, (_, place) => ({ card: `major-${place}`, isReversed: place === 4 }));

/** As many questions as an order has at the most, each with its answer. */
const ASKED = [
  {
    question: 'Czy on jeszcze o mnie myśli?',
    answer: `Myśli, ale bez planu. W kuli widzę okno, a w nim zapaloną lampę i nikogo przy stole.\n\nNie pomyl ciepła z zaproszeniem.`,
  },
  {
    question: 'Czy napisać do niego pierwsza, czy poczekać do 24 grudnia?',
    answer: 'Napisz jedno zdanie. Takie, na które można odpowiedzieć albo nie.',
  },
  { question: 'Kiedy się to rozstrzygnie?', answer: 'Przed pełnią. Potem będzie już tylko cisza albo ruch.' },
];

interface Ways {
  request: APIRequestContext;
  shop: ShopProcess;
  /** Of an owner who is inside. */
  desk: APIRequestContext;
}

/** Places an order and pays it. */
type Buy = (changes?: OrderChanges) => Promise<{ orderId: number; customerId: string }>;

const idOf = ({ fairyProductId }: { fairyProductId: string }) => ({ fairyProductId });
const named = (name: string, email: string) => ({ customer: { name, email } });

/** Answers orders of every kind, as an owner does at the desk, and leaves one waiting there. */
export async function mailLetters(ways: Ways, buy: Buy): Promise<Letters> {
  const answered = async (changes: OrderChanges, written: WrittenAnswer) => {
    const order = await buy(changes);
    const links = await mailAnswer(ways, order.orderId, written, { isGift: changes.gift !== undefined });
    const to = (path: string) => links.find((link) => link.startsWith(path)) ?? '/';
    return { ...order, to, page: to('/odpowiedz/') };
  };
  const toQuestions = (count: number): WrittenAnswer => ({
    text: count > 1 ? 'Trzymaj się ciepło.' : '',
    responses: ASKED.slice(0, count).map(({ answer }, index) => ({
      sequenceNumber: index + 1,
      response: answer,
      ignoreResponse: false,
    })),
  });
  const asked = (count: number) => ASKED.slice(0, count).map(({ question }) => ({ content: question }));
  const about = [{ content: 'Czy przyjąć pracę w drugim mieście?' }];

  const three = await answered({ questions: about }, { text: LETTER, cards: CARDS });
  const cross = await answered(idOf(tarotOffer('tarot-krzyz-celtycki', 'jagna')), {
    text: LETTER,
    cards: CROSS,
  });
  const sky = await answered(
    {
      ...idOf(offerOn('/horoskopy', 'horoskop-urodzeniowy', 'wanda')),
      customer: { city: 'Kraków', birthTime: '16:40' },
    },
    { text: LETTER },
  );
  const question = await answered(
    {
      ...idOf(offerOn('/wrozby', 'wrozba-jedno-pytanie', 'halszka')),
      questions: asked(1),
      ...named('Olena', 'olena@przyklad.pl'),
    },
    toQuestions(1),
  );
  const questions = await answered(
    {
      ...idOf(offerOn('/wrozby', 'wrozba-trzy-pytania', 'halszka')),
      questions: asked(3),
      ...named('Basia', 'basia@przyklad.pl'),
    },
    toQuestions(3),
  );
  const ritual = await answered(
    {
      ...idOf(offerOn('/rytualy', 'rytual-ogien', 'kalina')),
      questions: [{ content: 'Chcę przestać wracać do tego, co powiedziałam mu 3 lata temu.' }],
      ...named('Marta', 'marta@przyklad.pl'),
    },
    { text: LETTER },
  );
  const corrected = await answered({ questions: about }, { text: LETTER, cards: CARDS });
  await correctAnswer(
    ways,
    { orderId: corrected.orderId, path: corrected.page },
    {
      text: LETTER.replace('As Kielichów leży odwrócony', 'As Kielichów leży przed tobą odwrócony'),
      cards: CARDS,
    },
  );
  const gift = await answered(
    { questions: about, gift: { email: 'zosia@przyklad.pl' } },
    { text: LETTER, cards: CARDS },
  );

  const links: string[] = [];
  for (const name of ['olena', 'basia', 'marta'])
    links.push(await dataLinkOf({ ...ways, buy }, `${name}@przyklad.pl`, links));
  const [phone = '', desktop = '', narrow = ''] = links;

  // Another order than the paid one that waits for its answer.
  const { orderId } = await buy({ customer: { birthDate: '1988-03-19' } });
  await writeDraft(ways.desk, orderId, { text: LETTER, cards: CARDS });
  return {
    answer: three.page,
    cross: cross.page,
    sky: sky.page,
    question: question.page,
    questions: questions.page,
    ritual: ritual.page,
    corrected: corrected.page,
    gift: gift.page,
    giftCard: giftCardPath(gift),
    rating: three.to('/ocena'),
    again: three.to('/ponownie'),
    myData: { phone, desktop, narrow },
    toAnswer: `/zamowienia/${orderId}`,
  };
}

/** Somebody's link to her data, where a reading waits beside one that was answered; not one of the `known`. */
async function dataLinkOf(
  { request, shop, buy }: Ways & { buy: Buy },
  email: string,
  known: readonly string[],
): Promise<string> {
  await buy(named('Hanna', email));
  await request.post(MY_DATA_PATH, { form: { email } });
  const pathOf = (link: string) => new URL(link).pathname + new URL(link).search;
  const isNew = (link: string) =>
    pathOf(link).startsWith(`${MY_DATA_PATH}?`) && !known.includes(pathOf(link));
  const links = await linksOfMail(request, shop.url, (found) => found.some(isNew));
  return pathOf(links.find(isNew) ?? shop.url);
}
