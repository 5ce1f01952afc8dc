import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inRepository } from '../../../tools/setup/repository.mjs';

/** Sales, and what stays of the money. */
interface Brought {
  count: number;
  total: number;
  newcomers: number;
  returning: number;
}

/** What stands in the shop of the owner's questions. Amounts are in grosze. */
export interface OwnersYear {
  /** The latest order: with the coupon, by a customer who has an earlier one. */
  order: { id: number; amount: number; payment: string };
  earlier: { id: number; question: string };
  /** An order whose draft should not leave as it is. */
  draft: number;
  customer: string;
  coupon: { code: string; givenAway: number };
  late: { name: string; count: number };
  /** The last day of her absence. */
  absent: { name: string; until: string };
  /** Who wrote the message whose last day is the nearest. */
  message: string;
  phrase: string;
  changedBy: string;
  /** Warsaw's: "2026-11". */
  month: string;
  today: Brought;
  inMonth: Brought;
  inYear: Brought;
  fairy: Brought & { name: string };
  product: Brought & { name: string };
  /** What the latest order's specialist gets for this month. */
  due: number;
}

/** Fills an empty data folder (owners-year.ts), by a process of its own. */
export async function fillOwnersYear(folder: string): Promise<OwnersYear> {
  const command = ['tools/run.mjs', 'tests/e2e/support/owners-year.ts', folder];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: inRepository('.') });
  return JSON.parse(stdout.slice(stdout.indexOf('{')));
}
