import type { FaultGroup } from '../fault.ts';

/** Faults of the screens of all flows but the purchase. */
export const otherFlowFaults: readonly FaultGroup[] = [
  {
    file: 'src/flows/purchase/keep-customer.ts',
    tests: ['tests/flows/purchase/keep-customer.dom.test.ts'],
    faults: [
      {
        name: 'what was typed is not remembered (OF-4)',
        find: `actor.on('customer.changed', keep),`,
        replace: '',
      },
      {
        name: 'what another tab had corrected or forgotten is stored again (OF-4)',
        find: `(name, value) => value !== (known[name] ?? '')`,
        replace: '() => true',
      },
    ],
  },
  {
    file: 'src/flows/payment-status/result-screen.tsx',
    tests: ['tests/flows/payment-status/result-screen.test.tsx'],
    faults: [
      {
        name: 'a payment that maybe went well offers to pay again (OR-6)',
        find: 'return <OrderUnreachable contactEmail={contactEmail} onCheckAgain={onCheckAgain} />;',
        replace: 'return <OrderFailed contactEmail={contactEmail} retryTo={retryTo} holds="choice" />;',
      },
      {
        name: 'a payment under review can not be checked by hand (OR-4)',
        find: 'onCheckAgain={late ? onCheckAgain : undefined}',
        replace: 'onCheckAgain={undefined}',
      },
      {
        name: 'what was bought is not shown (OR-1)',
        find: '    totalPrice: summary?.totalPrice,\n',
        replace: '',
      },
    ],
  },
  {
    file: 'src/flows/form-problems.ts',
    tests: ['tests/machines/purchase/form.test.ts', 'tests/flows/newsletter/newsletter-section.test.tsx'],
    faults: [
      {
        name: 'problems show before a field was left',
        find: '.filter(([name]) => touched[name])',
        replace: '',
      },
    ],
  },
  {
    file: 'src/flows/contact/contact-screen.tsx',
    tests: ['tests/flows/contact/contact-screen.test.tsx'],
    faults: [
      {
        name: '"Wyślij" is on while there are errors (CO-2)',
        find: 'incomplete={Object.keys(problems).length > 0}',
        replace: 'incomplete={false}',
      },
      {
        name: 'messages show before a field was left (CO-2)',
        find: 'visibleProblems(snapshot.context)',
        replace: 'problems',
      },
      {
        name: '"Wyślij" can be pressed while sending (CO-2)',
        find: `sending={snapshot.hasTag('sending')}`,
        replace: 'sending={false}',
      },
    ],
  },
  {
    file: 'src/flows/contact/contact-view.ts',
    tests: ['tests/flows/contact/contact-screen.test.tsx'],
    faults: [
      {
        name: 'a failed contact message is shown in the toast alone (ER-4)',
        find: `({ kind: 'error', text: contactFailure.text } as const)`,
        replace: 'undefined',
      },
    ],
  },
  {
    file: 'src/flows/newsletter/newsletter-section.tsx',
    tests: ['tests/flows/newsletter/newsletter-section.test.tsx'],
    faults: [
      {
        name: 'the form is validated as it was rendered last (VA-NL)',
        find: 'validatorOf(actor,',
        replace: 'validatorOf({ getSnapshot: () => snapshot },',
      },
      {
        name: 'an address is validated by what it was (VA-NL)',
        find: 'validate({ values: { email } })',
        replace: 'validate()',
      },
      {
        name: '"Zapisuję..." is never shown (NL-1)',
        find: `sending={snapshot.hasTag('sending')}`,
        replace: 'sending={false}',
      },
      {
        name: 'a failed sign-up is shown in the toast alone (ER-4)',
        find: `failure={snapshot.hasTag('failed') ? newsletterFailure.text : undefined}`,
        replace: 'failure={undefined}',
      },
    ],
  },
  {
    file: 'src/flows/birth-horoscope/birth-screen.tsx',
    tests: ['tests/flows/birth-horoscope/birth-screen.test.tsx'],
    faults: [
      {
        name: 'nobody sees that the chart is being calculated (BH-2)',
        find: '          busy={busy}\n',
        replace: '          busy={false}\n',
      },
      {
        name: 'the chart is not shown (BH-3)',
        find: '{context.calculated && ',
        replace: '{busy && context.calculated && ',
      },
      {
        name: 'no places are suggested (BH-6)',
        find: `if (name === 'city') onSearchPlaces(value);`,
        replace: '',
      },
    ],
  },
  {
    file: 'src/flows/birth-horoscope/birth-view.ts',
    tests: ['tests/flows/birth-horoscope/birth-screen.test.tsx'],
    faults: [
      {
        name: 'an unknown city is not shown at its field (BH-7)',
        find: '...(wrongField && rejected && { [wrongField]: rejected }),',
        replace: '',
      },
      {
        name: 'the hour is validated though it is not known (BH-6)',
        find: 'birthFormSchema(timeUnknown)',
        replace: 'birthFormSchema(false)',
      },
    ],
  },
];
