import type { FaultGroup } from '../fault.ts';

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

/** Faults of the desk: its menu, a typed price, and the drafts of a model. */
export const deskFaults: readonly FaultGroup[] = [menus, typedPrice, masks, drafting, calls];
