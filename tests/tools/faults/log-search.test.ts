import { expect, test } from 'vitest';
import { SECRETS } from '#tools/faults/support/buyer.ts';
import { leaksIn, searchLogs } from '#tools/faults/support/log-search.ts';

test.each([
  ['as it was typed', `{"name":"${SECRETS.name}"}`, ['name']],
  ['without Polish letters, in capitals', 'ZDZISLAWA TAJEMNA', ['name']],
  ['as an address writes it', `/x?q=${encodeURIComponent(SECRETS.question)}`, ['question']],
  ['inside an e-mail address', `osoba-1@${SECRETS.host}`, ['host']],
])('finds a customer’s data %s', (_how, log, found) => {
  expect(leaksIn(log)).toEqual(found);
});

test('an honest log holds nothing; what is found is never repeated', () => {
  const honest = '{"level":30,"route":"/api/order","status":201}\n';
  expect(searchLogs([honest]).problems).toEqual([]);
  const { problems } = searchLogs([honest, `${SECRETS.city} ${SECRETS.birthDate}`]);
  expect(problems).toEqual(["a log holds a customer's city", "a log holds a customer's birthDate"]);
});
