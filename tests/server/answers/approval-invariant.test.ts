import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { answerJobs } from '#server/answers/answer-jobs.ts';
import {
  approveAnswer,
  mailAgreementAgain,
  recallAnswer,
  retimeAnswer,
} from '#server/answers/approve-answer.ts';
import { askDraft } from '#server/answers/ask-draft.ts';
import { saveDraft } from '#server/answers/save-draft.ts';
import { loadConfig } from '#server/config.ts';
import { confirmationJobs } from '#server/orders/confirm-order.ts';
import type { Store } from '#server/store/store.ts';
import { isWholeProof } from '#tools/proof.ts';
import { DATABASES, startTestStore } from '#tests/server/support/test-store.ts';
import { HandClock, runnerWith } from '../jobs/job-table.ts';
import { callOff, statusOf, unconfirmedOrder } from './paid-order.ts';

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
  'draft by hand',
  'model writes',
  'mail the agreement',
  'refuse the agreement',
  'die after the agreement',
  'mend the address',
  'cancel',
] as const;

describe.each(DATABASES)('%s', (database) => {
  let store: Store;
  beforeAll(async () => {
    store = await startTestStore(database);
  });
  afterAll(() => store.close());

  test('no answer is begun before its agreement was accepted, and none leaves without a named person having approved exactly its text, nor twice [LW-9]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...STEPS), { minLength: 4, maxLength: 22 }),
        async (steps) => {
          await sql`delete from job`.execute(store.db);
          const { db } = store;
          const clock = new HandClock();
          clock.pass(Date.now() - clock.now().getTime());
          const order = await unconfirmedOrder(db);
          const { orderId } = order;
          /** Addresses whose mail server has accepted the agreement, as the test saw it. */
          const agreed = new Set<string>();
          let address = 'anna@example.com';
          const isAgreed = () => agreed.has(address);
          /** A sent answer may be corrected also after its address was mended: its agreement was mailed once. */
          const mayWrite = async () => {
            const { status } = await db
              .selectFrom('shop_order')
              .select('status')
              .where('id', '=', orderId)
              .executeTakeFirstOrThrow();
            return status === 'SENT' ? agreed.size > 0 : isAgreed();
          };
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
          const written = async () => Number((await state()).draftVersion);
          const agree = async (fate: 'accept' | 'refuse' | 'die') => {
            const jobs = confirmationJobs({
              db,
              send: async (_id, mail) => {
                if (fate === 'refuse') throw Object.assign(new Error('no'), { responseCode: 550 });
                agreed.add(mail.to);
                if (fate === 'die') throw new Error('the process died');
              },
              sender: loadConfig({}),
              clock,
            });
            clock.pass(1_000);
            await runnerWith(db, jobs, clock).runner.runDue();
          };
          const run = async (death?: 'before' | 'after' | 'refused') => {
            const jobs = answerJobs({
              db,
              source: { write: async () => ({ content: 'Tekst modelu.' }) },
              send: async (id, mail) => {
                expect(agreed, 'answered at an address without agreement').toContain(mail.to);
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
            'draft by hand': () =>
              sql`insert into answer_draft (order_id, version, author_kind, author_name, autosave, text, responses, words, created_at)
                select ${orderId}, 900, 'terminal', 'x', false, 'Nikt tego nie czytał.', '[]', 1, now()
                where not may_write_answer(${orderId})`
                .execute(db)
                .catch(() => undefined),
            'model writes': async () => {
              const answer = await state();
              await askDraft(db, orderId, answer, LUDMILA, clock);
              await run();
            },
            'mail the agreement': () => agree('accept'),
            'refuse the agreement': () => agree('refuse'),
            'die after the agreement': () => agree('die'),
            'mend the address': async () => {
              const next = `anna${agreed.size}-${text}@example.com`;
              const { kind } = await mailAgreementAgain(
                db,
                orderId,
                { ...(await state()), email: next },
                LUDMILA,
                clock,
              );
              if (kind === 'done') address = next;
            },
            cancel: () => callOff(db, orderId),
          };
          for (const step of steps) {
            const [before, couldWrite] = [await written(), await mayWrite()];
            await act[step]();
            if (!couldWrite && !(await mayWrite())) expect(await written(), step).toBe(before);
          }
          // Everything that is still due comes to its end.
          for (let hours = 0; hours < 4; hours += 1) {
            clock.pass(3_600_000);
            await agree('accept');
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
          [
            [
              'mail the agreement',
              'save',
              'approve',
              'run and die after the mail',
              'pass',
              'refused by the mail server',
              'cancel',
            ],
          ],
          [['save', 'refuse the agreement', 'model writes', 'mend the address', 'save', 'draft by hand']],
          [
            [
              'mail the agreement',
              'save',
              'approve',
              'mend the address',
              'run',
              'refuse the agreement',
              'run',
            ],
          ],
        ],
      },
    );
  });
});
