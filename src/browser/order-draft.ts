import { MAX_LENGTH } from '#domain/shop-constants.ts';
import { KEPT_IN_TAB } from '#domain/gift.ts';
import { safeSessionStorage, TAB_DRAFTS } from './storage.ts';

const KEY = TAB_DRAFTS.order;

/** Questions that are kept when a change of package has taken them out of the form: two forms full. */
const MOST_SET_ASIDE = 6;

/** What was pasted may be too long to be sent, and is kept all the same, up to here. */
const LONGEST = 5 * MAX_LENGTH.question;

/** What a customer would have to write again (RD-2): her own words and her coupon. */
export interface OrderDraft {
  values: Readonly<Record<string, string>>;
  setAside: readonly string[];
  coupon: { code: string; fairyProductId?: string | undefined } | undefined;
  /** The order that was placed with exactly these words and this code; the next change forgets it. */
  placedAs?: number | undefined;
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most;

const isWords = (value: unknown) => isText(value, LONGEST);

function readDraft(stored: unknown): OrderDraft {
  const { values, setAside, coupon, placedAs } = fieldsOf(stored);
  const { code, fairyProductId } = fieldsOf(coupon);
  return {
    values: Object.fromEntries(
      KEPT_IN_TAB.flatMap((name) => {
        const text = fieldsOf(values)[name];
        return isText(text, LONGEST) ? [[name, text]] : [];
      }),
    ),
    setAside: Array.isArray(setAside)
      ? setAside.filter((text): text is string => isWords(text)).slice(0, MOST_SET_ASIDE)
      : [],
    coupon: isText(code, MAX_LENGTH.couponCode)
      ? { code, ...(typeof fairyProductId === 'string' && { fairyProductId }) }
      : undefined,
    ...(typeof placedAs === 'number' && { placedAs }),
  };
}

/** Whether a tab has no draft of an order: it may have been started in another tab. */
export const isEmpty = ({ values, setAside, coupon, placedAs }: OrderDraft) =>
  Object.keys(values).length === 0 && setAside.length === 0 && coupon === undefined && placedAs === undefined;

const drafts = () => fieldsOf(safeSessionStorage.read(KEY));

/** This tab's draft of the order started on a page, by path; invalid data are ignored. */
export const storedDraft = (path: string): OrderDraft => readDraft(drafts()[path]);

/** Texts and coupon code of a draft as one comparable text; the code's discount is checked again at each visit. */
const wordsOf = ({ values, setAside, coupon }: OrderDraft) =>
  JSON.stringify([values, setAside, coupon?.code]);

/** Stores a page's draft as its customer types. While its texts are unchanged it stays linked to the order placed with them. */
export function keepDraftOf(path: string, draft: OrderDraft): void {
  const before = storedDraft(path);
  storeDraft(path, wordsOf(before) === wordsOf(draft) ? { ...draft, placedAs: before.placedAs } : draft);
}

/** Keeps a page's draft for as long as the tab is open; an empty one is forgotten. */
export function storeDraft(path: string, draft: OrderDraft): void {
  const { [path]: _, ...others } = drafts();
  if (!isEmpty(draft)) safeSessionStorage.write(KEY, { ...others, [path]: draft });
  else if (Object.keys(others).length > 0) safeSessionStorage.write(KEY, others);
  else safeSessionStorage.clear(KEY);
}

/** Notes which order was placed with a page's draft. */
export const notePlaced = (path: string, orderId: number | undefined): void =>
  storeDraft(path, { ...storedDraft(path), placedAs: orderId });
