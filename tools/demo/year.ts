import { SHOP, type PersonActor } from '#server/store/audit.ts';
import type { AgreedText } from '#server/store/consents.ts';
import type { Trx } from '#server/store/tables/tables.ts';
import type { Random } from '../random.ts';

/** A person of the desk who acts in the made-up year. */
export interface DemoPerson {
  id: string;
  name: string;
  role: 'owner' | 'specialist';
}

/** What is stored needs besides the orders. */
export interface Stored {
  trx: Trx;
  /** The texts that customers agreed to. */
  terms: AgreedText;
  earlyStart: AgreedText;
  /** Who writes the answers, by specialist. */
  writers: ReadonlyMap<string, DemoPerson>;
  owner: DemoPerson;
  brandName: string;
}

/** The time that is filled. */
export interface Year {
  trx: Trx;
  random: Random;
  now: Date;
  days: number;
  count: number;
}

/** What is done at the end of the time, when all orders are stored. */
export interface Deeds extends Pick<Stored, 'owner' | 'writers' | 'brandName'> {
  random: Random;
  now: Date;
}

/** A person of the made-up desk as the shop's own functions want her. */
export const asActor = (person: DemoPerson): PersonActor => ({ kind: 'person', ...person });

/** Who did something, in a row of the audit; without a person the shop itself. */
export const doneBy = (person?: DemoPerson) => ({
  actor_kind: person ? 'person' : SHOP.kind,
  actor_id: person?.id ?? null,
  actor_name: person?.name ?? SHOP.name,
  actor_role: person?.role ?? null,
});
