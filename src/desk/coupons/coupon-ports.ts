import { fromPromise } from 'xstate';
import { editMachine, type Stored, type Texts } from '#machines/edit.machine.ts';
import { unwrap, type DeskClient } from '#desk/api/desk-client.ts';
import { codeOf, currentOf } from '#desk/api/desk-failure.ts';
import { DESK_PAGES, pathOf } from '#desk/pages.ts';
import { DESK_ERROR } from '#domain/desk/error-code.ts';
import { couponsCopy as copy } from './coupons-copy.ts';
import type { Coupon } from '#desk/domain/wire.ts';
import { COUPON_FIELDS, type CouponField, type CouponTexts } from '#domain/coupon.ts';
import { orRefusal, provideFields, type RefusalReading } from '#desk/frame/edit/save-fields.ts';

/** A coupon as the edit machine keeps it. */
export const toStored = ({ fields, versions }: Coupon): Stored => ({ values: fields, versions });

/** Whether a name is that of a coupon's field. */
export const isCouponField = (name: string): name is CouponField =>
  COUPON_FIELDS.some((field) => field === name);

const REFUSALS: RefusalReading = {
  newer: (error) => {
    const coupon = currentOf<'changeCoupon'>(error);
    return coupon && toStored(coupon);
  },
  refused: copy.refused,
};

/** The edit machine with its port connected to one coupon. */
export const provideCoupon = (client: DeskClient, code: string) =>
  provideFields(
    COUPON_FIELDS,
    async (changes) =>
      toStored(
        await unwrap(client.PUT('/coupons/{code}', { params: { path: { code } }, body: { changes } })),
      ),
    REFUSALS,
  );

/** What a form of something new begins with; nothing of it was stored. */
export interface NewForm {
  /** All fields as texts; they are sent whole, not only what was typed. */
  blank: Texts;
  /** Under one id however often it is pressed: it is made once. */
  make: (client: DeskClient, id: string, texts: Texts) => Promise<string>;
  /** Page of what an earlier press has made with other texts, by the refusal of this one. */
  madeAt: (error: unknown) => string;
}

const textsOf = (texts: Texts): CouponTexts =>
  Object.fromEntries(COUPON_FIELDS.map((field) => [field, texts[field] ?? ''])) as Record<
    CouponField,
    string
  >;

/** A new coupon. */
export const newCoupon = (today: string): NewForm => ({
  blank: {
    code: '',
    discount: '10%',
    products: '',
    validFrom: today,
    validUntil: '',
    maxUses: '',
    audience: 'personal',
  },
  make: async (client, id, texts) => {
    const { code } = await unwrap(
      client.POST('/coupons', {
        body: {
          id,
          code: texts['code'] ?? '',
          fields: textsOf(texts),
        },
      }),
    );
    return code;
  },
  madeAt: (error) => pathOf('coupon', { code: currentOf<'makeCoupon'>(error)?.code ?? '' }),
});

/** Many single-use codes. */
export const newBatch = (today: string): NewForm => ({
  blank: {
    name: '',
    prefix: '',
    count: '50',
    discount: '10%',
    products: '',
    validFrom: today,
    validUntil: '',
  },
  make: async (client, made, texts) => {
    const { discount, products, validFrom, validUntil } = textsOf(texts);
    const { id } = await unwrap(
      client.POST('/coupon-batches', {
        body: {
          id: made,
          name: texts['name'] ?? '',
          prefix: texts['prefix'] ?? '',
          count: texts['count'] ?? '',
          fields: { discount, products, validFrom, validUntil },
        },
      }),
    );
    return id;
  },
  madeAt: () => DESK_PAGES.coupons.path,
});

/** Who hears of what was made: what it is called, or the page of what an earlier press has made with other texts. */
export interface NewHearers {
  onMade: (name: string) => void;
  onMadeBefore: (page: string | undefined) => void;
}

/** The edit machine with its port connected to what is made anew. */
export function provideNew(client: DeskClient, { blank, make, madeAt }: NewForm, hearers: NewHearers) {
  const id = crypto.randomUUID();
  const makeOnce = async (texts: Texts) => {
    hearers.onMadeBefore(undefined);
    try {
      return await make(client, id, texts);
    } catch (error) {
      if (codeOf(error) === DESK_ERROR.madeBefore) hearers.onMadeBefore(madeAt(error));
      throw error;
    }
  };
  return editMachine.provide({
    actors: {
      save: fromPromise(async ({ input: { values } }) => {
        const texts = { ...blank, ...values };
        hearers.onMade(
          await orRefusal(() => makeOnce(texts), Object.keys(values), {
            refused: copy.refused,
            fieldOf: (path) => path.split('/').at(-1),
          }),
        );
        return { values: texts, versions: Object.fromEntries(Object.keys(texts).map((name) => [name, 1])) };
      }),
    },
  });
}
