import { StaleFault, type Fault, type FaultGroup } from './fault.ts';
import { runTests, type Verdict } from './test-run.ts';
import { openWorkshop, type Workshop } from './workshop.ts';

/** Result of one fault. */
export interface Outcome {
  file: string;
  fault: Fault;
  /** `broken`: the tests could not run, so nothing is proven. `stale`: the fault no longer fits its source. */
  end: 'killed' | 'survived' | 'broken' | 'stale';
  /** The test that killed it, or a remark. */
  by: string;
  seconds: number;
}

export interface HuntOptions {
  /** Root of the repository to copy. */
  repository: string;
  groups: readonly FaultGroup[];
  /** Tests that run for a fault that survived its own tests. */
  wider: readonly string[];
  /** Whether a copy still compiles: asked about a fault that survived. Without it, only tests are asked. */
  compiles?: (folder: string) => Promise<boolean>;
  /** Number of copies tested in parallel. */
  workers: number;
  onOutcome: (outcome: Outcome) => void;
}

/** Timeout of a test run in minutes. */
const LONG = 15;

const NOT_TOLD = {
  end: 'survived',
  by: 'The wider tests fail without any fault: they can tell nothing.',
} as const;

const BY_COMPILER = { end: 'killed', by: 'the compiler' } as const;

/** Tests that fail without any fault, so that no result would be valid. */
export class FailingTests extends Error {
  override readonly name = 'FailingTests';
}

/**
 * Puts each fault into a copy of the repository and runs the tests of its group, then the wider ones. Each run is a
 * process of its own, which costs a second but isolates it from the next.
 *
 * @throws {FailingTests} if tests fail without any fault
 */
export async function hunt({
  repository,
  groups,
  wider,
  compiles,
  workers,
  onOutcome,
}: HuntOptions): Promise<Outcome[]> {
  const copies = Array.from({ length: workers }, () => openWorkshop(repository));
  try {
    const tests = [...new Set(groups.flatMap((group) => group.tests))];
    await Promise.all(
      copies.map((copy, n) =>
        mustPass(
          copy,
          tests.filter((_, at) => at % workers === n),
        ),
      ),
    );

    let healthy: Promise<Verdict> | undefined;
    const examine = async (copy: Workshop, { file, tests: own }: FaultGroup, fault: Fault) => {
      const verdict = await lookFor(copy, file, fault, own);
      if (
        verdict.kind === 'passed' &&
        compiles &&
        !(await copy.whileFaulty(file, fault, () => compiles(copy.folder)))
      )
        return BY_COMPILER;
      if (verdict.kind !== 'passed' || wider.length === 0) return endOf(verdict);
      // They take long: tried without a fault only once, and only when a fault comes that far.
      if ((await (healthy ??= runTests(copy.folder, wider, LONG))).kind !== 'passed') return NOT_TOLD;
      return endOf(await lookFor(copy, file, fault, wider));
    };
    const outcomes: Outcome[] = [];
    const waiting = groups.flatMap((group) => group.faults.map((fault) => ({ group, fault })));
    const work = async (copy: Workshop) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { group, fault } = next;
        const began = Date.now();
        const end = await examine(copy, group, fault).catch(staleEnd);
        const outcome = { file: group.file, fault, ...end, seconds: (Date.now() - began) / 1000 };
        outcomes.push(outcome);
        onOutcome(outcome);
      }
    };
    await Promise.all(copies.map(work));
    return outcomes;
  } finally {
    copies.forEach((copy) => copy.close());
  }
}

const lookFor = (copy: Workshop, file: string, fault: Fault, tests: readonly string[]) =>
  copy.whileFaulty(file, fault, () => runTests(copy.folder, tests, LONG));

async function mustPass(copy: Workshop, tests: readonly string[]): Promise<void> {
  if (tests.length === 0) return;
  const verdict = await runTests(copy.folder, tests, LONG);
  if (verdict.kind === 'failed')
    throw new FailingTests(`Fails without any fault: ${verdict.file}: ${verdict.title}`);
  if (verdict.kind === 'broken') throw new FailingTests(`Does not run without any fault: ${verdict.output}`);
}

/** A line that was rewritten must not end the hunt for the other faults. @throws any other error */
function staleEnd(error: unknown): Pick<Outcome, 'end' | 'by'> {
  if (!(error instanceof StaleFault)) throw error;
  return { end: 'stale', by: error.message };
}

function endOf(verdict: Verdict): Pick<Outcome, 'end' | 'by'> {
  if (verdict.kind === 'failed') return { end: 'killed', by: `${verdict.file}: ${verdict.title}` };
  if (verdict.kind === 'passed') return { end: 'survived', by: '' };
  return { end: 'broken', by: verdict.output.trim() };
}
