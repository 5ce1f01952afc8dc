import type { FaultGroup } from '../fault.ts';

const paymentStatus: FaultGroup = {
  file: 'machines/payment-status.machine.ts',
  tests: ['tests/machines/payment-status.test.ts'],
  faults: [
    {
      name: 'an order that was called off is confirmed (OR-1)',
      find: "context.news?.state === 'CALLED_OFF'",
      replace: "context.news?.state === 'REVOKED'",
    },
    {
      name: 'a purchase is reported before the shop has granted it (OR-5)',
      find: `guard: 'isUnremembered',`,
      replace: '',
    },
    {
      name: 'a failing question is repeated nine times instead of ten (OR-4)',
      find: 'context.retries < 10',
      replace: 'context.retries < 9',
    },
    {
      name: 'a failing question is repeated eleven times instead of ten (OR-4)',
      find: 'context.retries < 10',
      replace: 'context.retries < 11',
    },
    {
      name: 'a failing question is repeated at once (OR-4)',
      find: 'retryAfter: 1_000,',
      replace: 'retryAfter: 0,',
    },
    {
      name: 'a response in between does not forget the failures before it (OR-4)',
      find: '      endedAs: response.endedAs,\n      retries: 0,',
      replace: '      endedAs: response.endedAs,',
    },
    {
      name: 'a forgotten tab asks each second for ever (OR-4)',
      find: 'pollSlowly: 10_000',
      replace: 'pollSlowly: 1_000',
    },
    {
      name: 'the shop asks every ten seconds from the start (OR-4)',
      find: 'pollEvery: 1_000',
      replace: 'pollEvery: 10_000',
    },
    {
      name: 'nobody is told after two minutes that the confirmation has not come (OR-4)',
      find: 'overdueAfter: 120_000,',
      replace: 'overdueAfter: 1_200_000,',
    },
    {
      name: 'in the first two minutes it is not asked each second (OR-4)',
      find: "isOnTime: stateIn({ following: { lateness: 'onTime' } })",
      replace: 'isOnTime: () => false',
    },
    {
      name: 'WAITING_FOR_CONFIRMATION is polled too (OR-4)',
      find: `isPending: ({ context }) => context.status === 'PENDING',`,
      replace: `isPending: ({ context }) => context.status !== 'COMPLETED',`,
    },
    {
      name: 'an unknown status word is a failed payment (OR-3)',
      find: `{ target: 'underReview', description`,
      replace: `{ target: '#failed', description`,
    },
    {
      name: 'a cancelled payment goes on for ever (OR-2)',
      find: `isCanceled: ({ context }) => context.status === 'CANCELED',`,
      replace: `isCanceled: ({ context }) => context.status === 'CANCELLED',`,
    },
    {
      name: 'an order without its customer is asked about (OR-4)',
      find: `context.orderId > 0 && context.customerId !== ''`,
      replace: 'context.orderId > 0',
    },
    {
      name: 'order number 0 is asked about (OR-4)',
      find: `context.orderId > 0 && context.customerId !== ''`,
      replace: `context.customerId !== ''`,
    },
    {
      name: 'a paid order is not told to analytics (OR-5)',
      find: "description: 'Zakup zgłoszony.', entry: 'emitOrderConfirmed'",
      replace: "description: 'Zakup zgłoszony.'",
    },
    {
      name: 'after "Sprawdź ponownie" one failure is enough (OR-6)',
      find: `          actions: 'resetRetries',\n`,
      replace: '',
    },
    {
      name: 'a payment under review can not be checked again (OR-4)',
      find: `'check.again': { target: 'asking', description: 'Sprawdza ponownie.' },`,
      replace: '',
    },
  ],
};

const birthHoroscope: FaultGroup = {
  file: 'machines/birth-horoscope.machine.ts',
  tests: ['tests/machines/birth-horoscope.test.ts'],
  faults: [
    {
      name: 'the calculation does not wait 2000 ms (BH-2)',
      find: 'requestDelay: 2_000',
      replace: 'requestDelay: 0',
    },
    {
      name: 'a second press starts the waiting anew (BH-2)',
      find: `      tags: 'busy',
      after: {`,
      replace: `      tags: 'busy',
      on: { 'form.submit': { target: 'waiting', reenter: true } },
      after: {`,
    },
    {
      name: 'the page does not scroll to the chart (BH-2)',
      find: `actions: [{ type: 'assignChart', params: ({ event }) => event.output }, 'emitChartRevealed'],`,
      replace: `actions: [{ type: 'assignChart', params: ({ event }) => event.output }],`,
    },
    {
      name: 'a failed calculation is not reported (BH-7)',
      find: `            'emitChartRefused',\n`,
      replace: '',
    },
    {
      name: 'a form with problems is calculated (VA-BH)',
      find: 'isComplete: (_, problems: Problems) => isEmpty(problems),',
      replace: 'isComplete: (_, _problems: Problems) => true,',
    },
    {
      name: 'the named field stays marked while it is corrected (BH-7)',
      find: 'wrongField: context.wrongField === field.name ? undefined : context.wrongField,',
      replace: '',
    },
    {
      name: 'a choice of clock counts for another date too (BH-6)',
      find: `      wrongField: context.wrongField === field.name ? undefined : context.wrongField,
      clockChoice: undefined,`,
      replace: '      wrongField: context.wrongField === field.name ? undefined : context.wrongField,',
    },
    {
      name: 'an hour that came twice is not asked about (BH-6)',
      find: 'context.calculated?.isAmbiguous === true',
      replace: 'context.calculated === undefined',
    },
    {
      name: 'stored details overwrite what was typed (BH-7)',
      find: 'Object.entries(stored.values).filter(([name]) => !context.values[name])',
      replace: 'Object.entries(stored.values)',
    },
    {
      name: 'the page does not go on to the purchase (BH-5)',
      find: `              actions: 'emitPurchaseRevealed',\n`,
      replace: '',
    },
  ],
};

const contact: FaultGroup = {
  file: 'machines/contact.machine.ts',
  tests: ['tests/machines/contact.test.ts'],
  faults: [
    {
      name: 'a message with errors can be sent (CO-2)',
      find: 'isComplete: (_, problems: Problems) => isEmpty(problems),',
      replace: 'isComplete: (_, _problems: Problems) => true,',
    },
    {
      name: 'a failed contact message loses what was typed (CO-2)',
      find: `          description: 'Nie udało się wysłać.',
          actions: 'emitMessageRefused',`,
      replace: `          description: 'Nie udało się wysłać.',
          actions: ['clearForm', 'emitMessageRefused'],`,
    },
    {
      name: 'a sent message stays in the form (CO-2)',
      find: `actions: ['clearForm', 'emitMessageSent'],`,
      replace: `actions: ['emitMessageSent'],`,
    },
    {
      name: 'an emptied form can be sent (CO-2)',
      find: 'clearForm: assign(({ context }) => ({ values: BLANK, problems: context.blankProblems, touched: {} })),',
      replace: 'clearForm: assign({ values: BLANK, problems: {}, touched: {} }),',
    },
    {
      name: 'an emptied form shows errors at once (CO-2)',
      find: 'problems: context.blankProblems, touched: {} }',
      replace: 'problems: context.blankProblems }',
    },
    {
      name: 'leaving a field does not validate it (CO-2)',
      find: 'touched: touch(context.touched, [field.name]),',
      replace: 'touched: context.touched,',
    },
  ],
};

const newsletter: FaultGroup = {
  file: 'machines/newsletter.machine.ts',
  tests: ['tests/machines/newsletter.test.ts'],
  faults: [
    {
      name: 'a failed sign-up loses the address (NL-1)',
      find: `actions: 'emitRefused' },`,
      replace: `actions: [assign({ values: { email: '' } }), 'emitRefused'] },`,
    },
    {
      name: 'the address is not sent in small letters (VA-NL)',
      find: 'context.values.email.trim().toLowerCase()',
      replace: 'context.values.email.trim()',
    },
    {
      name: 'a form with problems is sent (VA-NL)',
      find: 'isComplete: (_, problems: Problems) => isEmpty(problems),',
      replace: 'isComplete: (_, _problems: Problems) => true,',
    },
    {
      name: 'a rejected press does not show what is wrong (VA-NL)',
      find: `actions: [{ type: 'rejectForm', params: ({ event }) => event.problems }, 'emitFormRejected'],`,
      replace: `actions: 'emitFormRejected',`,
    },
    {
      name: 'a signed-up address is not shown to be on its way (ER-4)',
      find: `          actions: 'emitJoined',\n`,
      replace: '',
    },
  ],
};

const consent: FaultGroup = {
  file: 'machines/consent.machine.ts',
  tests: ['tests/machines/consent.test.ts'],
  faults: [
    {
      name: 'consent is granted by default (SH-3)',
      find: 'const NOTHING: Consent = { analytics: false, marketing: false };',
      replace: 'const NOTHING: Consent = { analytics: true, marketing: true };',
    },
    {
      name: '"Tylko niezbędne" allows everything (SH-4)',
      find: `{ type: 'assignConsent', params: NOTHING }`,
      replace: `{ type: 'assignConsent', params: EVERYTHING }`,
    },
    {
      name: 'the settings lose what was chosen in them (SH-4)',
      find: `actions: ['applyDraft', 'emitConsentGiven'],`,
      replace: `actions: ['emitConsentGiven'],`,
    },
    {
      name: 'saved settings are not passed on (SH-4)',
      find: `actions: ['applyDraft', 'emitConsentGiven'],`,
      replace: `actions: ['applyDraft'],`,
    },
    {
      name: 'closing the settings counts as a choice (SH-4)',
      find: `'settings.close': { target: '#consent.asking', description`,
      replace: `'settings.close': { target: '#consent.decided', description`,
    },
    {
      name: 'a choice stored on the device is asked for again (SH-4)',
      find: 'isStored: (_, stored: Consent | undefined) => stored !== undefined,',
      replace: 'isStored: (_, stored: Consent | undefined) => stored === undefined,',
    },
    {
      name: 'settings opened again show an abandoned change (SH-4)',
      find: `          description: 'Otwiera ustawienia ze stopki.',
          actions: 'resetDraft',`,
      replace: `          description: 'Otwiera ustawienia ze stopki.',`,
    },
  ],
};

const mobileMenu: FaultGroup = {
  file: 'machines/mobile-menu.machine.ts',
  tests: ['tests/machines/mobile-menu.test.ts'],
  faults: [
    {
      name: 'the menu stays open when a link is followed (SH-9)',
      find: `'link.follow': { target: 'closed', description`,
      replace: `'link.follow': { description`,
    },
    {
      name: 'the menu can not be closed (SH-9)',
      find: `        'menu.close': {
          target: 'closed',`,
      replace: `        'menu.close': {`,
    },
  ],
};

/** Faults of all machines but the purchase. */
export const otherMachineFaults = [paymentStatus, birthHoroscope, contact, newsletter, consent, mobileMenu];
