import { expect, test } from 'vitest';
import { JOB_NAMES } from '#domain/desk/job-names.ts';

/** Every `…-job-kinds.ts` of the server, with what it exports. */
const files = import.meta.glob<Record<string, unknown>>('../../../server/**/*-job-kinds.ts', { eager: true });

const isKind = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'name' in value && 'payload' in value;

/** Names of the kinds in a value: a kind itself, or objects of kinds. */
const namesIn = (value: unknown): string[] => {
  if (isKind(value)) return [value.name];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
};

test('each kind of job that the desk can name is declared once, in the kinds of its folder', () => {
  const declared = Object.values(files).flatMap((exported) => Object.values(exported).flatMap(namesIn));
  expect(declared.toSorted()).toEqual(Object.keys(JOB_NAMES).toSorted());
});

test('and each has a name of its own', () => {
  const names = Object.values(JOB_NAMES);
  expect(new Set(names).size).toBe(names.length);
});
