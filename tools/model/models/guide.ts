import { grosze } from '#domain/grosze.ts';
import type { EventFromLogic } from 'xstate';
import { guideMachine, type GuidePick, type GuideSuggestion } from '#machines/guide.machine.ts';
import { MACHINE_TITLES } from '#copy/site/machine-titles.ts';
import { modelOf, rejects, resolves, type Happening } from '../model.ts';
import { guideRules } from '../rules/guide.ts';
import { guideWords } from '../words/guide.ts';

const JAGNA: GuidePick = {
  variantId: '11111111-1111-4111-8111-111111111111',
  fairyId: '22222222-2222-4222-8222-222222222222',
  path: '/tarot?wariant=11111111-1111-4111-8111-111111111111&wrozka=22222222-2222-4222-8222-222222222222',
  plainPath:
    '/zamow/tarot?wariant=11111111-1111-4111-8111-111111111111&wrozka=22222222-2222-4222-8222-222222222222',
  title: 'Trzy karty',
  work: 'prowadzi',
  name: 'Jagna',
  portrait: '',
  plate: '',
  price: grosze(86_99),
  responseTime: 'ok. 3 godz.',
  reasons: [{ title: 'Wolny wybór', text: 'Jagna może zacząć od razu.' }],
};
/** What the answers end in where somebody can be suggested. */
export const SUGGESTION: GuideSuggestion = { pick: JAGNA, near: [], isSecondBest: false };

const happens = (event: EventFromLogic<typeof guideMachine>, words: string): Happening => ({ event, words });

/** The answer that is chosen at each question. */
export const CHOSEN = {
  topic: { option: 'HEARTH', words: 'Uczucia' },
  length: { option: 'middle', words: 'Skąd, gdzie i dokąd' },
  manner: { option: 'direct', words: 'Wprost' },
} as const;

/** Model of "Pomóż mi wybrać". */
export const guide = modelOf({
  name: 'guide',
  title: MACHINE_TITLES.guide,
  machine: guideMachine,
  words: guideWords,
  chapters: [
    {
      title: 'Trzy pytania',
      start: 'Otwórz stronę /pomoz-mi-wybrac.',
      input: undefined,
      opening: [],
      happenings: ({ value }) => [
        ...(['topic', 'length', 'manner'] as const)
          .filter((question) => question === value)
          .map((question) =>
            happens(
              { type: 'option.choose', question, option: CHOSEN[question].option },
              `Zaznacz „${CHOSEN[question].words}”.`,
            ),
          ),
        happens({ type: 'guide.next' }, value === 'manner' ? 'Naciśnij „Pokaż wybór”.' : 'Naciśnij „Dalej”.'),
        happens({ type: 'guide.back' }, 'Naciśnij „Wstecz”.'),
        happens({ type: 'guide.skip' }, 'Naciśnij „Pomiń pytania”.'),
        resolves('suggest', SUGGESTION, 'Sklep odpowiada: jest kogo polecić.'),
        resolves(
          'suggest',
          undefined,
          'Sklep odpowiada: nikt niczego nie prowadzi.',
          'Podmień odpowiedź GET /api/guide na { "fairies": [], "products": [], "lengths": {}, "manners": {} }.',
        ),
        rejects(
          'suggest',
          { message: 'refused' },
          'Sklep nie odpowiada.',
          'Podmień odpowiedź GET /api/guide na błąd 503.',
        ),
        happens({ type: 'guide.again' }, 'Naciśnij „Odpowiedz jeszcze raz”.'),
        happens({ type: 'guide.retry' }, 'Naciśnij „Spróbuj ponownie”.'),
      ],
      project: ({ context }) => Object.keys(context.answers as object),
    },
  ],
  rules: guideRules,
  exceptions: {},
});
