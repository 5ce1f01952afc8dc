import Fastify from 'fastify';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { loggingOptions } from '#server/http/logging.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';

test('what the database quotes of a request does not reach the log, what broke does [AP-13]', async () => {
  const lines: string[] = [];
  const { log } = Fastify(loggingOptions('info', { write: (line) => lines.push(line) }));
  const store = await startTestStore();
  const error: unknown = await sql`select ${'anna@example.com'}::text::int`
    .execute(store.db)
    .catch((e: unknown) => e);
  expect(String(error)).toContain('anna@example.com');
  log.error({ err: error }, 'request failed');
  log.error({ err: new Error('The shop says so') }, 'request failed');
  expect(lines[0]).not.toContain('anna');
  expect(lines[0]).toMatch(/database error, reported by \w+.*"code":"22P02"/);
  expect(lines[1]).toContain('The shop says so');
  await store.close();
});
