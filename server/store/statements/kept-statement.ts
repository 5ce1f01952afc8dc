import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Db, Trx } from '../tables/tables.ts';

type Leaf = string | number | boolean | Date | null;

/** A value, or its place in a kept statement. */
export type Given<Value> = Value | RawBuilder<Value>;

/** For each value of a kept statement its place. Objects of values may be in one another, lists may not. */
export type Places<Values> = {
  readonly [Name in keyof Values]: Values[Name] extends Leaf
    ? RawBuilder<Values[Name]>
    : Places<Values[Name]>;
};

/** Stands in a kept statement's parameters for the value with this path. */
class Place {
  constructor(readonly path: readonly string[]) {}
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

const placesOf = (values: object, path: readonly string[] = []): object =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => {
      const at = [...path, name];
      return [name, isGroup(value) ? placesOf(value, at) : sql`${new Place(at)}`];
    }),
  );

const valueAt = (values: object, { path }: Place): unknown =>
  path.reduce<unknown>((value, name) => (isGroup(value) ? Reflect.get(value, name) : undefined), values);

/**
 * A statement that is built at its first use and sent with other values from then on. Its text must be the same for all
 * values, so `build` gets their places only. For the few statements that most requests send: Kysely takes a third of a
 * millisecond of a processor to build those of an order.
 */
export function keptStatement<Values extends object, Row>(
  build: (db: Db | Trx, places: Places<Values>) => { compile(db: Db | Trx): CompiledQuery<Row> },
): (db: Db | Trx, values: Values) => Promise<Row[]> {
  let kept: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    // The places have the values' names.
    kept ??= build(db, placesOf(values) as Places<Values>).compile(db);
    const parameters = kept.parameters.map((value) =>
      value instanceof Place ? valueAt(values, value) : value,
    );
    return (await db.executeQuery<Row>({ ...kept, parameters })).rows;
  };
}
