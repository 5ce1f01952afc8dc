import * as z from 'zod/mini';
import { REMEMBERED_FIELDS } from '#domain/customer.ts';
import { EARLY_START_FIELD } from '#domain/consent-texts.ts';
import { GIFT_FIELDS } from '#domain/gift.ts';
import { readAmount } from '#domain/grosze.ts';
import { PAYMENT_PROVIDERS } from '#domain/payment.ts';
import { SENT_AS_QUESTIONS } from '#domain/product-demands.ts';
import { ASKED_FIELD } from '#domain/typed/asked-addresses.ts';
import { isUuid } from '#domain/uuid.ts';

/** What the order of a birth chart's reading takes over from the chart (BH-5). */
const CHART_FIELDS = ['birthTime', 'clockChoice', 'chartHandle'] as const;

/** Names of all fields whose values a customer gives, whatever she orders. */
export const TYPED_FIELDS = [
  ...SENT_AS_QUESTIONS,
  ...REMEMBERED_FIELDS,
  EARLY_START_FIELD,
  ...GIFT_FIELDS,
  ...CHART_FIELDS,
] as const;

/** Names of the fields that carry questions taken out of the form. */
export const SET_ASIDE_FIELDS = ['odlozone0', 'odlozone1', 'odlozone2'] as const;

const text = z.catch(z.string(), '');
const id = z.catch(z.optional(z.custom<string>(isUuid)), undefined);
const amount = z.catch(z.optional(z.pipe(z.string(), z.transform(readAmount))), undefined);
const errorCode = z.catch(
  z.optional(z.pipe(z.string().check(z.regex(/^\d{3,4}$/)), z.transform(Number))),
  undefined,
);
const mark = z.pipe(
  z.transform((value: unknown) => value !== undefined),
  z.boolean(),
);

/**
 * Schema of what a page without scripts sends: the order so far and the pressed button. It refuses nothing: what it
 * does not know is left out, what is malformed counts as missing, and the machine judges the rest.
 */
const plainOrderForm = z.object({
  ...(Object.fromEntries(TYPED_FIELDS.map((name) => [name, text])) as Record<
    (typeof TYPED_FIELDS)[number],
    typeof text
  >),
  odlozone0: text,
  odlozone1: text,
  odlozone2: text,
  /** The code that one press applies again. */
  kuponOdlozony: text,
  /** Addresses that the form has asked about. */
  [ASKED_FIELD]: text,
  tosChecked: mark,
  couponCode: text,
  /** The code that was last checked, and what became of it: a price, or an error code. */
  kuponSprawdzony: text,
  cenaZKuponem: amount,
  /** The lowest price that was shown beside the reduction. */
  najnizszaCena: amount,
  odmowaKuponu: errorCode,
  /** The full price that the page showed. */
  cena: amount,
  /** The last submit was rejected: its problems are still shown. */
  odrzucone: mark,
  /** Error code of the last order, which was not placed. */
  niepowodzenie: errorCode,
  /** Id of the visit: sent twice, an order is made once. */
  wizyta: id,
  /** The button below the variants was pressed. */
  dalej: mark,
  /** A specialist's or variant's choice. */
  wrozka: id,
  wariant: id,
  krok: z.catch(
    z.optional(
      z.enum([
        'kupon',
        'popraw',
        'kupon-znowu',
        'bez-kuponu',
        'przywroc',
        'inna-wrozka',
        ...PAYMENT_PROVIDERS,
      ]),
    ),
    undefined,
  ),
  pokaz: z.catch(z.optional(z.enum(['wariant', 'wrozka'])), undefined),
});

export type PlainOrderForm = z.infer<typeof plainOrderForm>;

/** Schema of the choice in the address of such a page (OP-10). */
const plainOrderAddress = z.object({ wariant: id, wrozka: id });

/** Reads a form, whatever it holds. */
export const readPlainOrderForm = (body: unknown): PlainOrderForm => z.parse(plainOrderForm, body);

/** Reads the choice in an address. */
export const readPlainOrderAddress = (query: unknown) => z.parse(plainOrderAddress, query);
