import type { FaultGroup } from '../fault.ts';

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
      find: 'if (Object.keys(problems).length > 0) return { values, problems, asked };',
      replace: 'if (step === "dane" && Object.keys(problems).length > 0) return { values, problems, asked };',
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
  tests: [
    'tests/law/art-11a-effects.test.ts',
    'tests/law/art-11a-statement.test.ts',
    'tests/server/mail/unproven-mail.test.ts',
  ],
  faults: [
    {
      name: 'a right address alone calls an order off (LW-3)',
      find: 'const isConfirmed = order?.isOwn === true;',
      replace: 'const isConfirmed = order !== undefined;',
    },
    {
      name: 'the owner is not told of a statement (LW-2)',
      find: "    await tellOwner(trx, { kind: 'withdrawal', id, now });\n",
      replace: '',
    },
    {
      name: 'the order’s own link calls nothing off (LW-4)',
      find: "    if (isConfirmed) await proveWithdrawal(trx, id, { by: 'order-link', clock });\n",
      replace: '',
    },
    {
      name: 'a customer’s receipt is not mailed on a day with other forms (LW-2)',
      find: 'isOwed: () => isFirstReceipt(trx, order?.id ?? null),',
      replace: '',
    },
  ],
};

const proved: FaultGroup = {
  file: 'server/withdrawals/prove-withdrawal.ts',
  tests: ['tests/law/art-11a-proof.test.ts'],
  faults: [
    {
      name: 'a press carries nothing out (LW-4)',
      find: '  await enqueue(trx, WITHDRAWAL_JOB, { withdrawalId });\n',
      replace: '',
    },
    {
      name: '"To nie ja" takes a proof back (LW-4)',
      find: "provedAt ? 'proved' : deniedAt ? 'denied'",
      replace: "deniedAt ? 'denied' : provedAt ? 'proved'",
    },
  ],
};

const gate: FaultGroup = {
  file: 'server/mail/unproven-mail.ts',
  tests: ['tests/server/mail/unproven-mail.test.ts'],
  faults: [
    {
      name: 'an address that nobody has proved gets mails without end',
      find: 'if (!isLet) return false;',
      replace: '',
    },
    {
      name: 'spellings of one mailbox count apart',
      find: "keyedHash(trx, 'unproven-mail', mailboxOf(to))",
      replace: "keyedHash(trx, 'unproven-mail', to)",
    },
    {
      name: 'two forms at once both find that there is room',
      find: '  await sql`select pg_advisory_xact_lock(hashtextextended(${`unproven ${mailbox}`}, 0))`.execute(trx);\n',
      replace: '  void sql;\n',
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
      find: '    .where(IS_NOT_WITHDRAWN)\n',
      replace: '',
    },
  ],
};

/** Faults of the withdrawal from an order: its form without scripts, what the server makes of it. */
export const withdrawalFaults: readonly FaultGroup[] = [
  formWithoutScripts,
  received,
  proved,
  gate,
  carriedOut,
  answered,
];
