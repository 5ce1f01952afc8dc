import type { SourceFile } from './source-tree.ts';

/** A function of the database, up to its body; those of triggers are never called in a statement. */
const FUNCTION = /create (?:or replace )?function (\w+)\([^)]*\) returns (?!trigger\b)([^$]*)\$\$/gi;

/** Names of the database's functions that may write: PostgreSQL calls one in a condition again for each row. */
export const volatileFunctions = (migrations: readonly string[]): string[] =>
  migrations.flatMap((text) =>
    [...text.matchAll(FUNCTION)].flatMap(([, name = '', head = '']) =>
      /\b(?:stable|immutable)\b/i.test(head) ? [] : [name],
    ),
  );

/** Calls of such functions that do not stand in a "select" of their own, which is run once. */
export const calledForEachRow = (files: readonly SourceFile[], names: readonly string[]): string[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(new RegExp(`(?<!select )\\b(?:${names.join('|')})\\(`, 'g'))].map(
      ({ index }) => `${path}:${text.slice(0, index).split('\n').length}`,
    ),
  );
