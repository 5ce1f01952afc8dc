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
    // A file before this one may have left its own in the same database.
    await sql`drop schema if exists kept cascade`.execute(db);
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
    // Time stands still: without this, jobs of one moment would run in any order.
    await sql`create sequence kept.turn`.execute(db);
    await sql`create function kept.take_turn() returns trigger language plpgsql as $$ begin
      new.created_at := new.created_at + nextval('kept.turn') * interval '1 microsecond'; return new; end $$`.execute(
      db,
    );
    await sql`set session_replication_role = replica`.execute(db);
    await sql`update job set created_at = created_at + turn * interval '1 microsecond'
      from (select id, row_number() over (order by run_at, created_at, ctid) as turn from job) as one
      where one.id = job.id`.execute(db);
    await sql`set session_replication_role = default`.execute(db);
    await sql`create trigger kept_turn before insert on job for each row execute function kept.take_turn()`.execute(
      db,
    );
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

  /**
   * The changes since the last call, a line each; of many alike in one table the first two. `isSorted`: by table and
   * text, where the order of the rows is left to the database.
   */
  async tell({ isSorted = false } = {}): Promise<string[]> {
    const { rows } = await sql<Change>`
      select id, "table", before, after from kept.change where id > ${this.#told} order by id`.execute(
      this.db,
    );
    this.#told = rows.at(-1)?.id ?? this.#told;
    expectPagesKept(rows);
    for (const row of rows) if (!row.before) this.#number(row);
    const said = rows.map((change) => this.#lineOf(change)).filter((line) => line !== undefined);
    const lines = this.#inOrder(isSorted ? byText(said) : said);
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
   * By kind, as each first appears; those of a kind by what they say, and by what was drawn first. The order in which a
   * statement changes rows is that of the rows on disk, and says nothing.
   */
  #inOrder(lines: readonly Line[]): Line[] {
    const keyed = lines.map((line) => ({
      line,
      key: `${withoutChance(line.text)} ${line.text.replaceAll(DRAWN, (id) => this.#drawn.get(id) ?? id)}`,
    }));
    const kinds = [...new Set(lines.map(({ kind }) => kind))];
    return kinds.flatMap((kind) =>
      keyed
        .filter(({ line }) => line.kind === kind)
        .toSorted((one, other) => (one.key < other.key ? -1 : 1))
        .map(({ line }) => line),
    );
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
      .filter(
        ([name, value]) => value !== null && !OF_EVERY_ROW.has(name) && !EMPTY.has(JSON.stringify(value)),
      )
      .map(([name, value]) => `${name}: ${this.#shown(value)}`);
    return { kind: `${act} ${table}`, text: `  ${act} ${table} | ${after ? values.join(', ') : key}` };
  }

  #shown(value: unknown): string {
    const text = (typeof value === 'string' ? value : JSON.stringify(value)).replace(TURN, '$1');
    return text.length > this.long ? `${text.slice(0, this.long)}…(${text.length})` : text;
  }

  /** Puts back every row since the start, past triggers and foreign keys. */
  async putBack(): Promise<void> {
    const { db } = this;
    const { rows } = await sql<{ table: string }>`select distinct "table" from kept.change`.execute(db);
    expectPagesKept(rows);
    if (rows.length > 0) await sql`set session_replication_role = replica`.execute(db);
    for (const { table } of rows) await this.#putBackIn(table, this.keys.get(table) ?? []);
    const positions = this.sequences.map(
      ({ name, position, isCalled }) => sql`setval(${name}, ${position}::bigint, ${isCalled})`,
    );
    await sql`select setval('kept.turn', 1, false), ${sql.join(positions)}`.execute(db);
    if (rows.length > 0) {
      await sql`truncate kept.change restart identity`.execute(db);
      await sql`set session_replication_role = default`.execute(db);
    }
    this.#drawn.clear();
    this.#told = 0;
  }

  /** What a key had before its first change is what it gets back. Without a primary key a whole row is its own. */
  async #putBackIn(table: string, keys: readonly string[]): Promise<void> {
    const { db } = this;
    const all = sql.raw(this.columns.get(table) ?? '');
    const keyOf = (row: string) =>
      keys.length === 0
        ? sql.raw(row)
        : sql`jsonb_build_array(${sql.join(keys.map((key) => sql`${sql.raw(row)}->${key}`))})`;
    const first = sql`(
      select distinct on (key) key, original from (
        select id, 0 as turn, ${keyOf('before')} as key, before as original from kept.change
          where "table" = ${table} and before is not null
        union all select id, 1, ${keyOf('after')}, null from kept.change
          where "table" = ${table} and after is not null
      ) as mentioned order by key, id, turn
    )`;
    await sql`delete from ${sql.id(table)} as t where ${keyOf('to_jsonb(t)')} in (select key from ${first} as first)`.execute(
      db,
    );
    await sql`insert into ${sql.id(table)} (${all}) overriding system value
      select ${all} from (
        select (jsonb_populate_record(null::${sql.id(table)}, original)).* from ${first} as first where original is not null
      ) as before`.execute(db);
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

/** @throws where nothing but the catalogue's version has changed: every process drops its pages for nothing */
function expectPagesKept(rows: readonly Pick<Change, 'table'>[]): void {
  if (rows.length > 0 && rows.every(({ table }) => table === 'catalogue_version'))
    throw new Error('A statement that changed no row has raised the version of the catalogue');
}

/** By table and text, where the order of the rows is left to the database. */
function byText(lines: readonly Line[]): Line[] {
  const keys = new Map(lines.map((line) => [line, `${line.kind} ${withoutChance(line.text)}`]));
  return lines.toSorted((one, other) => ((keys.get(one) ?? '') < (keys.get(other) ?? '') ? -1 : 1));
}

/** Ids, digests and codes that are drawn. */
const DRAWN = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32,}|\b[2-9A-HJ-NP-Z]{8}\b/g;
/** What says nothing of a row: its number, when it was written while the clock stood, and that nothing is in it. */
const OF_EVERY_ROW = new Set(['request_id', 'attempts', 'unclear', 'created_at', 'updated_at', 'at']);
const EMPTY = new Set(['[]', '{}']);
/** What each run of a job changes. */
const OF_A_RUN = new Set(['attempts', 'leased_until', 'sent_mail_ids']);
const ALIKE = 2;
/** The turn of a job (see above). */
const TURN = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.00\d{4}(?=\+00:00$)/;

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
      // A key of the usual length, a longer one, and what tells what was seen are drawn even if no digit came up.
      .replaceAll(/(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?:[\w-]{32}|[\w-]{40,})(?![\w-])/g, named('key'))
      .replaceAll(/(?<=\b(?:seen|version)"?: ?")(?=[\w-]*[A-Z])[\w-]{22}(?=")/g, named('key'))
      .replaceAll(/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{20,}(?![\w-])/g, named('key'))
      // Recovery codes, and codes of a batch of coupons.
      .replaceAll(/\b(?:[2-9A-HJ-NP-Z]{4}-){3,5}[2-9A-HJ-NP-Z]{0,4}/g, named('code'))
      .replaceAll(/(?<=\b(?:code: |coupon )(?:[A-Z]+-)*)[2-9A-HJ-NP-Z]{8}\b/g, named('code'))
  );
}
