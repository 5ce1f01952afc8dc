import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#server/store/tables/tables.ts';

type Row = Readonly<Record<string, unknown>>;

interface Change {
  id: number;
  table: string;
  before: Row | null;
  after: Row | null;
}

/** What became of a row, and what kind of change that is. */
interface Line {
  kind: string;
  text: string;
}

/**
 * Notes each row of a database that is inserted, changed or deleted, by triggers, and puts all of them back. It lies in
 * a schema of its own, which the shop does not know.
 */
export class ChangeLog {
  private constructor(
    readonly db: Db,
    private readonly keys: ReadonlyMap<string, readonly string[]>,
    private readonly columns: ReadonlyMap<string, string>,
    private readonly sequences: readonly { name: string; position: string; isCalled: boolean }[],
  ) {}

  #told = 0;
  /** Characters told of a value. */
  long = 200;
  /** Ids that rows since the start have brought, by their order. */
  readonly #drawn = new Map<string, string>();

  static async start(db: Db): Promise<ChangeLog> {
    await sql`create schema kept`.execute(db);
    await sql`create table kept.change (id serial, "table" text, before jsonb, after jsonb)`.execute(db);
    await sql`create function kept.note() returns trigger language plpgsql as $$ begin
      insert into kept.change ("table", before, after) values (tg_table_name,
        case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
      return null; end $$`.execute(db);
    const { rows: tables } = await sql<{ name: string; columns: string; keys: string[] | null }>`
      select c.relname as name,
        (select string_agg(quote_ident(attname), ', ') from pg_attribute
          where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
        (select array_agg(attname::text order by attnum) from pg_attribute
          where attrelid = c.oid and attnum = any(i.indkey)) as keys
      from pg_class c left join pg_index i on indrelid = c.oid and indisprimary
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`.execute(db);
    for (const { name } of tables)
      await sql`create trigger kept_note after insert or update or delete on ${sql.id(name)}
        for each row execute function kept.note()`.execute(db);
    const { rows: sequences } = await sql<ChangeLog['sequences'][number]>`
      select quote_ident(sequencename) as name, coalesce(last_value, start_value)::text as position,
        last_value is not null as "isCalled" from pg_sequences where schemaname = 'public'`.execute(db);
    return new ChangeLog(
      db,
      new Map(tables.map(({ name, keys }) => [name, keys ?? []])),
      new Map(tables.map(({ name, columns }) => [name, columns])),
      sequences,
    );
  }

  /** The changes since the last call, a line each; of many alike in one table the first two. */
  async tell(): Promise<string[]> {
    const { rows } = await sql<Change>`
      select id, "table", before, after from kept.change where id > ${this.#told} order by id`.execute(
      this.db,
    );
    this.#told = rows.at(-1)?.id ?? this.#told;
    for (const row of rows) if (!row.before) this.#number(row);
    const lines = this.#inOrder(
      rows.map((change) => this.#lineOf(change)).filter((line) => line !== undefined),
    );
    const seen = new Map<string, number>();
    const told = lines.filter(({ kind }) => {
      const count = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, count);
      return count <= ALIKE;
    });
    const more = [...seen].filter(([, count]) => count > ALIKE);
    return [...told.map(({ text }) => text), ...more.map(([kind, count]) => `  … ${kind}: ${count} in all`)];
  }

  #number({ after }: Change): void {
    for (const [id] of JSON.stringify(after).matchAll(DRAWN))
      if (!this.#drawn.has(id)) this.#drawn.set(id, String(this.#drawn.size).padStart(6, '0'));
  }

  /**
   * Changes of one kind in a row come from one statement, whose order is that of the rows on disk and says nothing: they
   * are ordered by what they say, and by what was drawn first.
   */
  #inOrder(lines: readonly Line[]): Line[] {
    const ordered: Line[] = [];
    for (let from = 0; from < lines.length;) {
      const next = lines.findIndex(({ kind }, at) => at > from && kind !== lines[from]?.kind);
      const alike = lines.slice(from, next < 0 ? undefined : next).map((line) => ({
        line,
        key: `${line.text.replaceAll(DRAWN, '')} ${line.text.replaceAll(DRAWN, (id) => this.#drawn.get(id) ?? id)}`,
      }));
      ordered.push(...alike.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ line }) => line));
      from += alike.length;
    }
    return ordered;
  }

  #lineOf({ table, before, after }: Change): Line | undefined {
    const row = after ?? before ?? {};
    const key =
      this.keys
        .get(table)
        ?.map((name) => this.#shown(row[name]))
        .join(' ') ?? '';
    if (before && after) {
      const changed = Object.keys(after).filter(
        (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
      );
      if (changed.every((name) => OF_A_RUN.has(name))) return undefined;
      const steps = changed.map(
        (name) => `${name}: ${this.#shown(before[name])} → ${this.#shown(after[name])}`,
      );
      return {
        kind: `update ${table} ${changed.join(' ')}`,
        text: `  update ${table} ${key} | ${steps.join(', ')}`,
      };
    }
    const act = after ? 'insert' : 'delete';
    const values = Object.entries(row)
      .filter(([name, value]) => value !== null && name !== 'request_id')
      .map(([name, value]) => `${name}: ${this.#shown(value)}`);
    return { kind: `${act} ${table}`, text: `  ${act} ${table} | ${after ? values.join(', ') : key}` };
  }

  #shown(value: unknown): string {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return text.length > this.long ? `${text.slice(0, this.long)}…(${text.length})` : text;
  }

  /** Puts back every row since the start, past triggers and foreign keys. */
  async putBack(): Promise<void> {
    const { db } = this;
    const { rows } =
      await sql<Change>`select "table", before, after from kept.change order by id desc`.execute(db);
    await sql`set session_replication_role = replica`.execute(db);
    for (const { table, before, after } of rows) {
      const name = sql.id(table);
      const keys = this.keys.get(table) ?? [];
      const isIt =
        keys.length === 0
          ? sql`to_jsonb(t) = to_jsonb(gone)`
          : sql.join(
              keys.map((key) => sql`t.${sql.id(key)} = gone.${sql.id(key)}`),
              sql` and `,
            );
      if (after)
        await sql`delete from ${name} as t using jsonb_populate_record(null::${name}, ${JSON.stringify(after)}::jsonb) as gone
          where ${isIt}`.execute(db);
      const all = sql.raw(this.columns.get(table) ?? '');
      if (before)
        await sql`insert into ${name} (${all}) overriding system value
          select ${all} from jsonb_populate_record(null::${name}, ${JSON.stringify(before)}::jsonb)`.execute(
          db,
        );
    }
    await sql`select ${sql.join(
      this.sequences.map(
        ({ name, position, isCalled }) => sql`setval(${name}, ${position}::bigint, ${isCalled})`,
      ),
    )}`.execute(db);
    await sql`truncate kept.change restart identity`.execute(db);
    this.#drawn.clear();
    await sql`set session_replication_role = default`.execute(db);
    this.#told = 0;
  }

  /** Lets jobs of one moment run in the order in which they were written, although the clock stands still. */
  async orderJobs(): Promise<void> {
    await sql`create sequence kept.tick`.execute(this.db);
    await sql`create function kept.tick() returns trigger language plpgsql as $$ begin
      new.created_at = new.created_at + nextval('kept.tick') * interval '1 microsecond'; return new; end $$`.execute(
      this.db,
    );
    await sql`create trigger kept_tick before insert on job for each row execute function kept.tick()`.execute(
      this.db,
    );
  }

  /** Takes the rows as they are now for those of the start. */
  async begin(): Promise<void> {
    await sql`truncate kept.change restart identity`.execute(this.db);
    this.#told = 0;
  }

  /** Whether a row of a table has changed since the start. */
  async hasChanged(table: string): Promise<boolean> {
    const { rows } = await sql`select from kept.change where "table" = ${table} limit 1`.execute(this.db);
    return rows.length > 0;
  }

  /** Changes rows past triggers, as if nothing had been: the caller puts them back herself. */
  async unnoted(query: RawBuilder<unknown>): Promise<void> {
    await sql`set session_replication_role = replica`.execute(this.db);
    await query.execute(this.db);
    await sql`set session_replication_role = default`.execute(this.db);
  }

  /** Changes rows for a test's sake: it is told nowhere, and put back with the rest. */
  async unheard(work: () => Promise<unknown>): Promise<void> {
    await this.tell();
    await work();
    await this.tell();
  }
}

/** Ids, digests and codes that are drawn. */
const DRAWN = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32,}|\b[2-9A-HJ-NP-Z]{8}\b/g;
/** What each run of a job changes. */
const OF_A_RUN = new Set(['attempts', 'leased_until', 'sent_mail_ids']);
const ALIKE = 2;
/**
 * Gives what is drawn by chance (ids, keys, digests) a name by the order in which it appears, so that a text is the same
 * at every run and still says what is the same thing.
 */
export function withoutChance(text: string): string {
  const names = new Map<string, string>();
  const named = (kind: string) => (found: string) => {
    const name = names.get(found) ?? `${kind}${names.size + 1}`;
    names.set(found, name);
    return name;
  };
  return (
    text
      .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, named('#'))
      // An id that was cut.
      .replaceAll(/(?<=")[0-9a-f-]{1,35}(?=…\(\d+\))/g, '')
      .replaceAll(/(?:\\x|\b)[0-9a-f]{32,}\b/g, named('hex'))
      // A long one is drawn even if no digit came up.
      .replaceAll(/(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{40,}(?![\w-])/g, named('key'))
      .replaceAll(/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{20,}(?![\w-])/g, named('key'))
      // Recovery codes, and codes of a batch of coupons.
      .replaceAll(/\b(?:[2-9A-HJ-NP-Z]{4}-){3,5}[2-9A-HJ-NP-Z]{0,4}/g, named('code'))
      .replaceAll(/(?<=\b(?:code: |coupon )(?:[A-Z]+-)*)[2-9A-HJ-NP-Z]{8}\b/g, named('code'))
  );
}
