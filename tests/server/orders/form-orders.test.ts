import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  demandsOf,
  formFields,
  PRODUCT_DEMANDS,
  SENT_AS_QUESTIONS,
  type DemandsRow,
} from '#domain/product-demands.ts';
import { shopDay } from '#domain/shop-day.ts';
import { toOrderRequest } from '#flows/purchase/purchase-ports.ts';
import type { OrderDraft } from '#machines/purchase.machine.ts';
import { problemsOf } from '#schemas/problems.ts';
import { purchaseFormSchema } from '#schemas/purchase-form.schema.ts';
import { rightValues } from '#tests/flows/purchase/sample-purchase.ts';
import { offerOf } from '#tests/server/support/order-requests.ts';
import { startTestShop, type TestShop } from '#tests/server/support/test-app.ts';
import { isWholeProof } from '#tools/proof.ts';

const VALUES: Readonly<Record<string, string>> = { ...rightValues, question1: 'Gdzie?', question2: 'Z kim?' };
const IMAGE = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';

/** Every row that the table of demands allows. */
const ROWS: readonly DemandsRow[] = [false, true].flatMap((city) =>
  [false, true].flatMap((partner) =>
    [false, true].flatMap((horoscopeVariant) =>
      [false, true].flatMap((chartImage) =>
        ([undefined, 'optional', 'required'] as const).flatMap((intentions) =>
          [{}, { questions: true } as const].map((questions) => ({
            city,
            partner,
            horoscopeVariant,
            chartImage,
            intentions,
            // Paired with the city: each row of the others meets a topic and none.
            topic: city ? ('spread' as const) : undefined,
            ...questions,
          })),
        ),
      ),
    ),
  ),
);

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** The table, in which a test puts a row of its own for tarot. */
const table: { TAROT: DemandsRow } = PRODUCT_DEMANDS;
const { TAROT } = PRODUCT_DEMANDS;
afterEach(() => {
  table.TAROT = TAROT;
});

const offer = offerOf('Tarot');

const draftOf = (values: OrderDraft['values']): OrderDraft => ({
  values,
  consents: undefined,
  variantId: offer.productId,
  fairyProductId: offer.id,
  couponCode: undefined,
  provider: 'PAYU',
  attempt: 1,
});

/** Fills the form in, checks it as a press on "Zamawiam" does, and sends what the form sends. */
async function order(count: number, isWhole: boolean) {
  const demands = demandsOf('TAROT', count);
  const fields = formFields(demands).filter(({ required }) => isWhole || required);
  const values = Object.fromEntries(fields.map(({ name }) => [name, VALUES[name] ?? '']));
  const problems = problemsOf(purchaseFormSchema({ ...demands, provider: true }, shopDay()), {
    ...values,
    fairyId: offer.fairyId,
    fairyProductId: offer.id,
    horoscopeVariantId: offer.productId,
    tosChecked: true,
    paymentProvider: 'PAYU',
  });
  const payload = toOrderRequest(draftOf(values), { image: demands.chartImage ? IMAGE : undefined });
  const taken = await shop.app.inject({ method: 'POST', url: '/api/order', payload });
  const { rows } = await sql`
    select city, partner_name as partner, array(
      select content from order_question where order_id = shop_order.id order by sequence_number
    ) as questions from shop_order where id = ${taken.json().orderId ?? 0}
  `.execute(shop.store.db);
  return {
    demands,
    problems,
    status: taken.statusCode,
    errors: taken.json().errors,
    values,
    stored: rows[0],
  };
}

// One question and three are two's neighbours in every row.
describe.each(isWholeProof ? [1, 2, 3] : [2])('a product with %i questions', (count) => {
  beforeAll(() =>
    sql`update product set questions_count = ${count} where id = ${offer.productId}`.execute(shop.store.db),
  );

  test.each(ROWS)('is ordered by the form and taken by the server: %j', async (row) => {
    table.TAROT = row;
    for (const isWhole of [true, false]) {
      const { demands, problems, status, errors, values, stored } = await order(count, isWhole);
      expect({ problems, status, errors }).toEqual({ problems: {}, status: 201, errors: undefined });
      expect(stored).toEqual({
        city: demands.city ? VALUES['city'] : null,
        partner: demands.partner ? VALUES['partnerName'] : null,
        questions: SENT_AS_QUESTIONS.flatMap((name) => values[name] ?? []),
      });
    }
  });

  test.each(ROWS.filter(({ questions, intentions }) => questions === true || intentions === 'required'))(
    'is not taken without what it must have: %j',
    async (row) => {
      table.TAROT = row;
      const { values } = await order(count, false);
      const asked = SENT_AS_QUESTIONS.filter((name) => name in values);
      for (const missing of asked) {
        const given = asked
          .filter((name) => name !== missing)
          .map((name) => ({ content: VALUES[name] ?? '' }));
        const payload = { ...toOrderRequest(draftOf(values)), questions: given };
        const refused = await shop.app.inject({ method: 'POST', url: '/api/order', payload });
        expect(refused.statusCode).toBe(400);
        expect(refused.json().errors).toMatchObject([{ path: '/questions' }]);
      }
    },
  );
});
