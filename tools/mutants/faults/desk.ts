import type { FaultGroup } from '../fault.ts';

const answer: FaultGroup = {
  file: 'machines/answer.machine.ts',
  tests: ['tests/model/models.test.ts', 'tests/model/drawings.test.ts'],
  faults: [
    {
      name: 'what is not saved can be approved (DK-4)',
      find: 'context.answer.version > 0 && unsavedFields(context).length === 0',
      replace: 'context.answer.version >= 0',
    },
    {
      name: 'a newer version takes the place of what is being typed (DK-6)',
      find: 'isSame(field, fieldIn(base.fields, field.name)) && !disputed.includes(field.name)',
      replace: '!disputed.includes(field.name)',
    },
    {
      name: 'an old tab calls back what has left (DK-4)',
      find: `leaving: { description: 'List właśnie wychodzi.', tags: 'leaving' }`,
      replace: `leaving: { description: 'List właśnie wychodzi.', tags: 'leaving', on: { 'approval.recall': decides('') } }`,
    },
    {
      name: 'a refused decision writes into the editor behind its back (DK-6)',
      find: `        'answer.update': {
          target: '.placing',
          description: 'Przyszła nowsza odpowiedź: to, co zmienił ktoś inny, trafia do edytora.',`,
      replace: `        'answer.update': {
          description: 'Przyszła nowsza odpowiedź: to, co zmienił ktoś inny, trafia do edytora.',`,
    },
    {
      name: 'what became of a second mail is not told (DK-4)',
      find: `if (state === 'approved' || state === 'sent') {`,
      replace: `if (state === 'approved') {`,
    },
    {
      name: 'whoever has no edit lock writes on (DK-6)',
      find: `            { guard: 'isLocked', target: 'locked', description: 'Pisze ktoś inny.' },\n`,
      replace: '',
    },
    {
      name: 'two versions of a field are saved over each other (DK-6)',
      find: `            { guard: 'isDisputed', target: 'conflict', description: 'Są dwie wersje.' },\n`,
      replace: '',
    },
  ],
};

const menus: FaultGroup = {
  file: 'src/desk/frame/desk-menu.ts',
  tests: ['tests/desk/frame/desk-menu.test.tsx'],
  faults: [
    {
      name: 'a menu leads to what is then refused (DK-2)',
      find: '(page.may !== undefined && !may(page.may))',
      replace: 'false',
    },
  ],
};

const edit: FaultGroup = {
  file: 'machines/edit.machine.ts',
  tests: ['tests/model/random-walks.test.ts', 'tests/machines/edit.test.ts'],
  faults: [
    {
      name: 'a save takes along what was typed meanwhile (DK-9)',
      find: 'text === context.sent[name]) },',
      replace: 'name in context.sent || text === context.sent[name]) },',
    },
    {
      name: 'a failed save of a disputed price is repeated over the other one (DK-6)',
      find: `            guard: 'isDisputed',\n            target: 'conflict',\n`,
      replace: `            guard: 'isClean',\n            target: 'conflict',\n`,
    },
    {
      name: 'changes are discarded unasked (DK-9)',
      find: `isAsked: stateIn({ leaving: 'asking' }),`,
      replace: `isAsked: () => true,`,
    },
    {
      name: 'an older reading of the prices takes the place of a newer one (DK-6)',
      find: 'versionIn(newer, name) > versionIn(base, name)',
      replace: 'versionIn(newer, name) !== versionIn(base, name)',
    },
  ],
};

const typedPrice: FaultGroup = {
  file: 'src/desk/domain/typed-price.ts',
  tests: ['tests/desk/domain/typed-price.test.ts'],
  faults: [
    {
      name: 'a price that Stripe refuses is not warned of (DK-9)',
      find: 'price < MINIMUM_AMOUNT[provider]',
      replace: 'price < MINIMUM_AMOUNT.PAYU',
    },
  ],
};

const signIn: FaultGroup = {
  file: 'machines/sign-in.machine.ts',
  tests: ['tests/model/models.test.ts', 'tests/model/drawings.test.ts'],
  faults: [
    {
      name: 'recovery codes are left before they are kept (DK-1)',
      find: `              guard: 'areCodesKept',\n`,
      replace: '',
    },
    {
      name: 'recovery codes stay in memory (DK-1)',
      find: 'dropCodes: assign({ codes: [] }),',
      replace: 'dropCodes: assign({}),',
    },
    {
      name: 'another person sees the page that the first had open (DK-1)',
      find: `                  { type: 'emitChanged', params: ({ event }) => event.output },\n`,
      replace: '',
    },
    {
      name: 'five wrong tries wait for nothing (DK-1)',
      find: `  target: 'locked',\n  description: 'Za dużo prób.',`,
      replace: `  target: 'asking',\n  description: 'Za dużo prób.',`,
    },
  ],
};

const masks: FaultGroup = {
  file: 'server/answers/model/mask-personal.ts',
  tests: ['tests/server/answers/model/mask-personal.test.ts'],
  faults: [
    {
      name: 'invisible letters hide an address from the masks (DK-5)',
      find: `text.normalize('NFKC').replaceAll(INVISIBLE, (sign) => (/[\\n\\t]/.test(sign) ? sign : ''))`,
      replace: 'text',
    },
    {
      name: 'the order’s number leaves with a question (DK-5)',
      find: 'masked.replaceAll(new RegExp(',
      replace: 'masked.replaceAll(new RegExp(`never` + ',
    },
    {
      name: 'the second person’s name leaves with a question (DK-5)',
      find: "...formsOf(personal.partnerName ?? '', NAME_MARK.partner),",
      replace: '',
    },
  ],
};

const drafting: FaultGroup = {
  file: 'server/answers/write-draft.ts',
  tests: ['tests/server/desk/order/answer/suggestion.test.ts'],
  faults: [
    {
      name: 'every paid order goes to the model, asked or not (DK-5)',
      find: 'if (over === undefined && source.onlyWhenAsked) return undefined;',
      replace: '',
    },
    {
      name: 'a question about hurting oneself goes to the model (DK-5)',
      find: 'questions.some(({ content }) => speaksOfHarm(content))',
      replace: 'questions.length > 9',
    },
    {
      name: 'somebody who asked waits for a busy model without end (DK-5)',
      find: 'return requestedAt && at.getTime() <= requestedAt.getTime() + PATIENCE ? at : undefined;',
      replace: 'return requestedAt ? at : undefined;',
    },
  ],
};

const calls: FaultGroup = {
  file: 'server/answers/model/chat-completion.ts',
  tests: ['tests/server/answers/model/chat-completion.test.ts'],
  faults: [
    {
      name: 'a cut text is taken for a whole one (DK-5)',
      find: `new Set(['length', `,
      replace: 'new Set([',
    },
    {
      name: 'no money is taken for too much to do (DK-5)',
      find: `if (NO_MONEY.test(code)) return declined('refused');`,
      replace: '',
    },
    {
      name: 'a redirect takes key and questions elsewhere (DK-5)',
      find: `redirect: 'manual',`,
      replace: `redirect: 'follow',`,
    },
  ],
};

/** Faults of the desk: its machines, and the drafts of a model. */
export const deskFaults: readonly FaultGroup[] = [
  answer,
  menus,
  edit,
  typedPrice,
  signIn,
  masks,
  drafting,
  calls,
];
