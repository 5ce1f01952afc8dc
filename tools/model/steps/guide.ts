import type { AnyMachineSnapshot, ContextFrom, EventFromLogic } from 'xstate';
import type { guideMachine, GuideQuestion } from '#machines/guide.machine.ts';
import { CHOSEN } from '../models/guide.ts';
import type { Steps } from '../walk.ts';
import { consentGiven, exactly, somewhere, toldAs, type Ui } from './ui.ts';

type Choose = Extract<EventFromLogic<typeof guideMachine>, { type: 'option.choose' }>;

const HEADING: Readonly<Record<GuideQuestion, RegExp>> = {
  topic: exactly('Co nie daje ci spokoju?'),
  length: exactly('Ile chcesz usłyszeć?'),
  manner: exactly('Jak ktoś ma do ciebie mówić?'),
};
const next = exactly('Dalej');
const show = exactly('Pokaż wybór');
const again = exactly('Odpowiedz jeszcze raz');
const retry = exactly('Spróbuj ponownie');
const cardOf = (question: GuideQuestion) => somewhere(CHOSEN[question].words);

const contextOf = ({ context }: AnyMachineSnapshot): ContextFrom<typeof guideMachine> => context;

const PRODUCT = {
  id: '11111111-1111-4111-8111-111111111111',
  title: 'Trzy karty',
  description: 'Co było, co jest i dokąd to zmierza.',
  imageSrc: '',
  productType: 'Tarot',
  questionsCount: 1,
};
const JAGNA = {
  id: '22222222-2222-4222-8222-222222222222',
  name: 'Jagna',
  seoTitle: '',
  seoDescription: '',
  imageSrc: '',
  isAvailable: true,
  responseTime: 'ok. 3 godz.',
  description: 'Rozkłada karty wieczorem.',
  zodiacSign: 'Scorpio',
  specializations: [],
  products: [
    {
      id: '33333333-3333-4333-8333-333333333333',
      fairyId: '22222222-2222-4222-8222-222222222222',
      productId: PRODUCT.id,
      price: 86.99,
      title: PRODUCT.title,
      productType: 'Tarot',
      questionsCount: 1,
    },
  ],
};

/** Test steps of "Pomóż mi wybrać". */
export function guideSteps(ui: Ui): Steps {
  const offer = (fairies: readonly object[]) => ({
    status: 200,
    body: { fairies, products: [PRODUCT], lengths: {}, manners: {} },
  });
  // While the answers are compared, the question stays that was asked last.
  let last: GuideQuestion = 'topic';
  const asks = (question: GuideQuestion) => async (snapshot: AnyMachineSnapshot) => {
    last = question;
    await ui.has('heading', HEADING[question]);
    await ui.has('radio', cardOf(question), {
      checked: contextOf(snapshot).answers[question] === CHOSEN[question].option,
    });
    await ui.has('button', question === 'manner' ? show : next, { disabled: false });
  };
  return {
    events: {
      'xstate.init': () => ui.open('/pomoz-mi-wybrac', { device: consentGiven }),
      'option.choose': (event) => ui.press('radio', cardOf((event as Choose).question)),
      'guide.next': (_, then) => ui.press('button', then.hasTag('busy') ? show : next),
      'guide.back': () => ui.press('button', exactly('Wstecz')),
      'guide.skip': () => ui.press('button', exactly('Pomiń pytania')),
      'guide.again': () => ui.press('button', again),
      'guide.retry': () => ui.press('button', retry),
      'xstate.done.actor.suggest': (event) => {
        const { output } = event as unknown as { output?: unknown };
        return ui.end('GET /guide', offer(output === undefined ? [] : [JAGNA]));
      },
      'xstate.error.actor.suggest': () =>
        ui.end('GET /guide', { status: 503, body: { code: 101, message: 'refused by the test' } }),
    },
    states: {
      'guide.topic': asks('topic'),
      'guide.length': asks('length'),
      'guide.manner': asks('manner'),
      'guide.looking': async () => {
        await ui.has('button', /^Szukam wróżki/, { disabled: true });
        await ui.has('heading', HEADING[last]);
      },
      'guide.found': async () => {
        await ui.has('heading', toldAs(exactly('Trzy karty, prowadzi Jagna'), '…, prowadzi …'));
        await ui.has('link', exactly('Biorę ten wybór'));
        await ui.has('button', again);
      },
      'guide.nobody': async () => {
        await ui.has('heading', exactly('Dziś nie ma kogo polecić'));
        await ui.has('button', again);
      },
      'guide.failed': async () => {
        await ui.reads(somewhere('Nie udało się wczytać oferty'));
        await ui.has('button', retry);
      },
    },
  };
}
