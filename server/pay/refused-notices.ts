import { sql } from 'kysely';
import type { PaymentProvider } from '#domain/payment.ts';
import type { Db } from '#server/store/tables/tables.ts';

/** Counts a provider's notices whose signature does not hold: a wrong key of the shop refuses them all. */
export interface NoticeCounts {
  /** Notes a notice that was signed with another key. */
  refused(provider: PaymentProvider): Promise<void>;
  /** Notes one whose signature held: what was refused before is over. */
  held(provider: PaymentProvider): Promise<void>;
}

/** Creates the counts over a database. */
export const noticeCounts = (db: Db): NoticeCounts => ({
  async refused(provider) {
    // Once a second at most: anybody can send what is not signed.
    await sql`
      insert into refused_notice (provider) values (${provider})
      on conflict (provider) do update set count = refused_notice.count + 1, last_at = now()
        where refused_notice.last_at < now() - interval '1 second'
    `.execute(db);
  },
  async held(provider) {
    await db.deleteFrom('refused_notice').where('provider', '=', provider).execute();
  },
});
