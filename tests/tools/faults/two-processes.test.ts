import { expect, test } from 'vitest';
import { leaksIn } from '#tools/faults/support/log-search.ts';
import { twoProcesses } from '#tools/faults/two-processes.ts';
import { isWholeProof } from '#tools/proof.ts';
import { postgresFolder } from '#tools/temporary-postgres.ts';

// Two servers of the build, as `npm run faults` starts them; only where this machine has a PostgreSQL, and only in `npm run prove`.
test.runIf(isWholeProof && postgresFolder())(
  'two processes on one PostgreSQL: one last coupon, one order for one press, one mail, each job once',
  async () => {
    const logs: string[] = [];
    const collectLog = (log: string) => void logs.push(log);
    const { problems } = await twoProcesses({ buyers: 12, payments: 3, collectLog });
    expect(problems).toEqual([]);
    expect(logs.flatMap((log) => leaksIn(log))).toEqual([]);
  },
  240_000,
);
