import { DefaultQueryExecutor } from 'kysely';
import { vi } from 'vitest';

/** Statements that keep others out until their transaction ends. Who takes jobs, passes over those of others. */
const LOCKS = /\bfor (?:no key )?update\b(?!.*skip locked)|pg_advisory_xact_lock/;

/** A statement without its values, and of a read only which rows it keeps. */
function shortened(text: string): string {
  const bare = text
    .replaceAll('"', '')
    .replaceAll(/\$\d+/g, '…')
    .replaceAll(/…(?:, …)+/g, '…');
  let depth = 0;
  for (let at = 0; at < bare.length; at += 1) {
    if (bare[at] === '(') depth += 1;
    if (bare[at] === ')') depth -= 1;
    if (depth === 0 && bare.startsWith(' from ', at)) return bare.slice(at + ' from '.length);
  }
  return bare;
}

/** Notes the locks that statements of this process take. */
export class TakenLocks {
  readonly #statements = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');

  /** A line for each kind of lock since the last call, in the order in which they were taken. */
  take(): string[] {
    const texts = this.#statements.mock.calls.map(([{ sql }]) => sql.replaceAll(/\s+/g, ' ').trim());
    this.#statements.mockClear();
    const locks = texts.filter((text) => LOCKS.test(text)).map(shortened);
    return [...new Set(locks)].map((lock) => `  locks ${lock}`);
  }

  close = () => this.#statements.mockRestore();
}
