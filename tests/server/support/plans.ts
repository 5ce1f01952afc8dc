import { CompiledQuery, sql, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { Db } from '#server/store/tables/tables.ts';

/** The plans of all that some work asks of a database, as they are where reading a whole table is dear. */
export async function plansOf(db: Db, work: (watched: Db) => Promise<unknown>): Promise<string> {
  const nodes: RootOperationNode[] = [];
  const watch: KyselyPlugin = {
    transformQuery({ node }) {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(db.withPlugin(watch));
  return db.connection().execute(async (one) => {
    await sql`set enable_seqscan = off`.execute(one);
    const plans: string[] = [];
    for (const node of nodes) {
      const { sql: text, parameters } = one.getExecutor().compileQuery(node, { queryId: '' });
      const { rows } = await one.executeQuery<object>(CompiledQuery.raw(`explain ${text}`, [...parameters]));
      plans.push(rows.map((row) => Object.values(row).join('')).join('\n'));
    }
    await sql`reset enable_seqscan`.execute(one);
    return plans.join('\n');
  });
}
