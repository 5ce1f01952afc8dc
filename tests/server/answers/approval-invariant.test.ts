import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { answerJobs } from '#server/answers/answer-jobs.ts';
import { approveAnswer, recallAnswer, retimeAnswer } from '#server/answers/approve-answer.ts';
import { manualAnswers } from '#server/answers/answer-port.ts';
import { saveDraft } from '#server/answers/save-draft.ts';
import type { Store } from '#server/store/store.ts';
import { isWholeProof } from '#tools/proof.ts';
import { DATABASES, startTestStore } from '#tests/server/support/test-store.ts';
import { HandClock, runnerWith } from '../jobs/job-table.ts';
import { callOff, paidOrder, statusOf } from './paid-order.ts';

vi.setConfig({ testTimeout: 240_000 });

const JAGNA = {
  kind: 'person' as const,
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Jagna',
  role: 'specialist' as const,
};
const LUDMILA = {
  kind: 'person' as const,
  id: '00000000-0000-4000-8000-000000000002',
  name: 'Ludmiła',
  role: 'owner' as const,
};

const STEPS = [
  'save',
  'edit as another',
  'approve',
  'approve stale',
  'recall',
  'retime',
  'run',
  'run and die before the mail',
  'run and die after the mail',
  'refused by the mail server',
  'pass',
  'write by hand',
  'schedule by hand',
  'cancel',
] as const;

describe.each(DATABASES)('%s', (database) => {
  let store: Store;
  beforeAll(async () => {
    store = await startTestStore(database);
  });
  afterAll(() => store.close());

  test('no mail with an answer leaves without a named person having approved exactly its text, and none twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...STEPS), { minLength: 4, maxLength: 22 }),
        async (steps) => {
          await sql`delete from job`.execute(store.db);
          const { db } = store;
          const clock = new HandClock();
          clock.pass(Date.now() - clock.now().getTime());
          const order = await paidOrder(db);
          const { orderId } = order;
          /** What persons approved, as the test saw it, not as the database remembers it. */
          const approved = new Set<string>();
          const sent: { id: string; text: string }[] = [];
          let text = 0;
          const state = async () => {
            const row = await db
              .selectFrom('answer')
              .select(['revision'])
              .where('order_id', '=', orderId)
              .executeTakeFirst();
            const drafts = await db
              .selectFrom('answer_draft')
              .select(['version', 'text'])
              .where('order_id', '=', orderId)
              .orderBy('version', 'desc')
              .execute();
            return {
              seen: row?.revision ?? 0,
              draftVersion: drafts[0]?.version ?? 0,
              text: drafts[0]?.text ?? '',
            };
          };
          const run = async (death?: 'before' | 'after' | 'refused') => {
            const jobs = answerJobs({
              db,
              source: manualAnswers,
              send: async (id, mail) => {
                if (death === 'refused') throw Object.assign(new Error('no'), { responseCode: 451 });
                if (death === 'before') throw new Error('the process died');
                // The same id again is the same mail: the receiving server sees it once.
                if (!sent.some((one) => one.id === id)) sent.push({ id, text: mail.text });
                if (death === 'after') throw new Error('the process died');
              },
              sender: { brandName: 'K', publicUrl: 'https://shop.example', contactEmail: 'k@shop.example' },
              log: { error: () => undefined },
              clock,
            });
            await runnerWith(db, jobs, clock).runner.runDue();
          };
          const act: Record<(typeof STEPS)[number], () => Promise<unknown>> = {
            save: async () => {
              text += 1;
              const { draftVersion } = await state();
              await saveDraft(
                db,
                orderId,
                { seenVersion: draftVersion, text: `Tekst numer ${text}.`, responses: [] },
                JAGNA,
                clock,
              );
            },
            'edit as another': async () => {
              clock.pass(3 * 60_000);
              text += 1;
              const { draftVersion } = await state();
              await saveDraft(
                db,
                orderId,
                { seenVersion: draftVersion, text: `Poprawka ${text}.`, responses: [] },
                LUDMILA,
                clock,
              );
            },
            approve: async () => {
              clock.pass(3 * 60_000);
              const { text: letter, ...seen } = await state();
              const { kind } = await approveAnswer(db, orderId, { ...seen, sendAt: null }, LUDMILA, clock);
              if (kind === 'done') approved.add(letter);
            },
            'approve stale': async () => {
              const { seen, draftVersion } = await state();
              const stale = { seen: seen - 1, draftVersion, sendAt: null };
              expect((await approveAnswer(db, orderId, stale, LUDMILA, clock)).kind).not.toBe('done');
            },
            recall: async () => recallAnswer(db, orderId, await state(), LUDMILA),
            retime: async () => {
              const sendAt = new Date(clock.now().getTime() + 600_000).toISOString();
              return retimeAnswer(db, orderId, { ...(await state()), sendAt }, LUDMILA, clock);
            },
            run: () => run(),
            'run and die before the mail': () => run('before'),
            'run and die after the mail': () => run('after'),
            'refused by the mail server': () => run('refused'),
            pass: async () => clock.pass(700_000),
            // A program or a hand that goes round the desk.
            'write by hand': () =>
              db
                .updateTable('shop_order')
                .set({ response: 'Nikt tego nie czytał.' })
                .where('id', '=', orderId)
                .execute()
                .catch(() => undefined),
            'schedule by hand': () =>
              db
                .updateTable('shop_order')
                .set({ status: 'SCHEDULED', response: 'Nikt tego nie czytał.', scheduled_for: clock.now() })
                .where('id', '=', orderId)
                .execute()
                .catch(() => undefined),
            cancel: () => callOff(db, orderId),
          };
          for (const step of steps) await act[step]();
          // Everything that is still due comes to its end.
          for (let hours = 0; hours < 4; hours += 1) {
            clock.pass(3_600_000);
            await run();
          }
          for (const mail of sent)
            expect([...approved].some((letter) => mail.text.includes(letter))).toBe(true);
          expect(sent.length).toBeLessThanOrEqual(1);
          const status = await statusOf(db, order);
          if (status === 'SENT') expect(sent).toHaveLength(1);
          if (status === 'CANCELED') expect(sent).toHaveLength(0);
        },
      ),
      {
        numRuns: isWholeProof ? 300 : 15,
        // The second server's refusal did not undo the first attempt, whose mail had arrived.
        examples: [
          [['save', 'approve', 'run and die after the mail', 'pass', 'refused by the mail server', 'cancel']],
        ],
      },
    );
  });
});
