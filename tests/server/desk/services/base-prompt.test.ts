import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { TestDesk } from '../test-desk.ts';

test.each([
  ['no model', {}, 200],
  ['a model', { ANSWER_API_URL: 'http://127.0.0.1:9', ANSWER_MODEL: 'none' }, 422],
])(
  'with %s set, a service without a base prompt is answered %o %i [VA-AD] [owner row 13]',
  async (_what, env, status) => {
    const other = await TestDesk.start(env);
    const as = await other.sign('owner');
    const fields = {
      title: 'Karta bez polecenia',
      description: 'Karta na dziś.',
      questionsCount: '1',
      basePrompt: '',
    };
    const payload = { id: randomUUID(), productType: 'Tarot', fields };
    const made = await other.call('POST', '/services/new', { as, payload });
    expect(made.statusCode, made.body).toBe(status);
    if (status === 200) {
      const { id, versions } = made.json();
      const prompt = (text: string, seen: number) =>
        other.call('PUT', `/services/${id}`, {
          as,
          payload: { changes: [{ field: 'basePrompt', text, seen }] },
        });
      expect((await prompt('Pisz ciepło.', versions.basePrompt)).statusCode).toBe(200);
      expect((await prompt('', versions.basePrompt + 1)).statusCode).toBe(200);
    }
    await other.close();
  },
);
