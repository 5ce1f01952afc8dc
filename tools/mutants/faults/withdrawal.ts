import type { FaultGroup } from '../fault.ts';

const machine: FaultGroup = {
  file: 'machines/withdrawal.machine.ts',
  tests: ['tests/machines/withdrawal.test.ts'],
  faults: [
    {
      name: 'an incomplete form is sent on (LW-1)',
      find: 'isComplete: (_, problems: Problems) => isEmpty(problems),',
      replace: 'isComplete: () => true,',
    },
    {
      name: 'what is wrong is not shown when "Dalej" is pressed (LW-1)',
      find: 'touched: touch(context.touched, Object.keys(problems)),',
      replace: 'touched: {},',
    },
    {
      name: 'a statement that could not be sent is lost (LW-2)',
      find: `onError: { target: 'reviewing.failed',`,
      replace: `onError: { target: 'asking.failed',`,
    },
    {
      name: 'the statement cannot be corrected (LW-1)',
      find: `          target: 'asking',\n          description: 'Naciska „Popraw dane”.',`,
      replace: `          description: 'Naciska „Popraw dane”.',`,
    },
    {
      name: 'the receipt is not shown (LW-2)',
      find: `actions: [{ type: 'assignReceipt', params: ({ event }) => event.output }, 'emitStepChanged'],`,
      replace: `actions: 'emitStepChanged',`,
    },
    {
      name: 'typing into a field changes nothing',
      find: 'values: { ...context.values, [field.name]: field.value },',
      replace: 'values: context.values,',
    },
  ],
};

const formWithoutScripts: FaultGroup = {
  file: 'server/pages/withdrawal-form.ts',
  tests: ['tests/law/art-11a-without-javascript.test.ts'],
  faults: [
    {
      name: 'the first step is already a statement (LW-1)',
      find: `  if (step === 'dane') return { values, statement };\n`,
      replace: '',
    },
    {
      name: 'an invalid confirmation is passed on (LW-1)',
      find: 'if (Object.keys(problems).length > 0) return { values, problems };',
      replace: 'if (step === "dane" && Object.keys(problems).length > 0) return { values, problems };',
    },
    {
      name: 'a foreign site sends a statement in a customer’s browser',
      find: `if (senderOf(request, config.publicUrl) === 'foreign')`,
      replace: 'if (false)',
    },
  ],
};

const received: FaultGroup = {
  file: 'server/withdrawals/receive-withdrawal.ts',
  tests: ['tests/law/art-11a-effects.test.ts', 'tests/law/art-11a-statement.test.ts'],
  faults: [
    {
      name: 'a foreign address calls an order off (LW-3)',
      find: ' and lower(email) = ${email}',
      replace: '',
    },
    {
      name: 'a statement has no receipt by mail (LW-2)',
      find: '    await enqueue(trx, MAIL_JOBS.withdrawalReceipt, { to: email, ...receipt });\n',
      replace: '',
    },
    {
      name: 'the owner is not told of a statement (LW-4)',
      find: '    await enqueue(trx, MAIL_JOBS.withdrawalNotice, { email, ...receipt });\n',
      replace: '',
    },
    {
      name: 'a statement calls nothing off (LW-4)',
      find: '    await enqueue(trx, WITHDRAWAL_JOB, { withdrawalId: id });\n',
      replace: '',
    },
  ],
};

const carriedOut: FaultGroup = {
  file: 'server/withdrawals/carry-out-withdrawal.ts',
  tests: ['tests/law/art-11a-effects.test.ts'],
  faults: [
    {
      name: 'the refund has no day by which it is due (LW-4)',
      find: 'dueOn: found.dueOn,',
      replace: '',
    },
    {
      name: 'a payment that comes after the statement is kept (LW-4)',
      find: '  for (const { id } of earlier) await enqueue(trx, WITHDRAWAL_JOB, { withdrawalId: id });\n',
      replace: '  void [earlier, enqueue];\n',
    },
  ],
};

const answered: FaultGroup = {
  file: 'server/answers/answered-order.ts',
  tests: ['tests/law/art-11a-effects.test.ts'],
  faults: [
    {
      name: 'an answer is mailed after the withdrawal (LW-4)',
      find: '      .where(IS_NOT_WITHDRAWN)\n',
      replace: '',
    },
  ],
};

/** Faults of the withdrawal from an order: its machine, its form without scripts, what the server makes of it. */
export const withdrawalFaults: readonly FaultGroup[] = [
  machine,
  formWithoutScripts,
  received,
  carriedOut,
  answered,
];
