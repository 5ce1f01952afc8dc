import { findingCopy, LEGAL_WORDS } from '#copy/law/text-findings.ts';
import { forbiddenClaim } from '#domain/texts/claims.ts';
import {
  PAGE_PLACEHOLDERS,
  placed,
  RETENTION_PLACEHOLDERS,
  SELLER_PLACEHOLDERS,
  unknownPlaceholders,
  type SellerPlaceholder,
} from '#domain/texts/placeholders.ts';
import { gapsIn } from '#domain/texts/skeletons.ts';
import {
  isMailTextId,
  textFields,
  type TextField,
  type TextId,
  type TextKey,
} from '#domain/texts/text-fields.ts';
import type { Config } from '#server/config.ts';
import { SAMPLE_BRAND } from '#domain/shop-constants.ts';
import { partsTakenOut, toPlainText, toSafeMarkup } from '#server/markup/sanitize-contents.ts';
import { SAMPLE_MARK } from '#server/store/samples.ts';
import type { TextContent } from '#server/store/text-versions.ts';

/** A finding about a text before its publication. A blocking one prevents publication. */
export interface TextFinding {
  key: string;
  isBlocking: boolean;
  /** In Polish. */
  message: string;
}

/** Facts beside the text that a check needs. */
export interface TextSurroundings {
  seller: Config['seller'];
  brandName: string;
  /** Real money: a text that would stop the next start is refused. */
  isLive: boolean;
  /** Whether anything is for sale, which needs terms and a privacy page. */
  isSelling: boolean;
}

/** How many removed parts are named. */
const MOST_NAMED = 8;

/** Whether the terms name a fact of the seller, by its place or to the letter. */
const names = (text: string, which: SellerPlaceholder, seller: Config['seller']) => {
  const fact = {
    SELLER_NAME: seller.name,
    SELLER_ADDRESS: seller.address,
    SELLER_NIP: seller.nip,
    SELLER_PHONE: seller.phone,
    SELLER_VAT: 'VAT',
  }[which];
  return text.includes(placed(which)) || text.includes(fact);
};

function legalFindings(key: string, text: string, { seller }: TextSurroundings): string[] {
  if (key === 'TERMS_DESCRIPTION')
    return [
      ...SELLER_PLACEHOLDERS.filter((which) => !names(text, which, seller)).map((which) =>
        findingCopy.seller(which, placed(which)),
      ),
      ...wordsMissing(text, LEGAL_WORDS.TERMS_DESCRIPTION),
    ];
  if (key === 'PRIVACY_POLICY_DESCRIPTION')
    return [
      ...RETENTION_PLACEHOLDERS.filter((which) => !text.includes(placed(which))).map((which) =>
        findingCopy.retention(which, placed(which)),
      ),
      ...(text.includes(placed('RECIPIENTS')) ? [] : [findingCopy.recipients(placed('RECIPIENTS'))]),
      ...wordsMissing(text, LEGAL_WORDS.PRIVACY_POLICY_DESCRIPTION),
    ];
  return [];
}

const wordsMissing = (text: string, wanted: readonly (readonly [RegExp, string])[]) =>
  wanted.filter(([words]) => !words.test(text)).map(([, what]) => findingCopy.legal(what));

const DOCUMENTS: Readonly<Partial<Record<TextKey, string>>> = {
  TERMS_DESCRIPTION: findingCopy.emptyTerms,
  PRIVACY_POLICY_DESCRIPTION: findingCopy.emptyPrivacy,
};

function fieldFindings(field: TextField, text: string, around: TextSurroundings): TextFinding[] {
  const { key } = field;
  const blocks = (message: string): TextFinding => ({ key, isBlocking: true, message });
  const warns = (message: string): TextFinding => ({ key, isBlocking: false, message });
  const emptyDocument = DOCUMENTS[key];
  if (text === '') return emptyDocument !== undefined && around.isSelling ? [blocks(emptyDocument)] : [];
  const dropped = partsTakenOut(text, field.kind === 'markup');
  const readable = toPlainText(text);
  const claim = forbiddenClaim(readable);
  return [
    ...(readable === '' ? [blocks(findingCopy.empty)] : []),
    ...unknownPlaceholders(
      text,
      field.places ? [...field.places, ...(field.mayPlaces ?? [])] : PAGE_PLACEHOLDERS,
    ).map(({ found, meant }) => blocks(findingCopy.unknownPlace(found, meant))),
    ...gapsIn(readable).map((gap) => blocks(findingCopy.gap(gap))),
    ...(field.places ?? [])
      .filter((name) => !text.includes(placed(name)))
      .map((name) => blocks(findingCopy.missingPlace(placed(name)))),
    ...(dropped.length > 0
      ? [warns(findingCopy.dropped(dropped.slice(0, MOST_NAMED), dropped.length > MOST_NAMED))]
      : []),
    ...(text.includes(SAMPLE_MARK)
      ? [{ key, isBlocking: around.isLive, message: findingCopy.sample(around.isLive) }]
      : []),
    ...(readable.includes(SAMPLE_BRAND) && around.brandName !== SAMPLE_BRAND
      ? [warns(findingCopy.otherBrand(SAMPLE_BRAND, placed('BRAND_NAME')))]
      : []),
    ...(claim === undefined ? [] : [warns(findingCopy.claim(claim))]),
    ...legalFindings(key, text, around).map(warns),
  ];
}

/** Checks a text before its publication: parts that are taken out, mistyped, missing or not allowed. */
export const checkText = (id: TextId, content: TextContent, around: TextSurroundings): TextFinding[] =>
  textFields(id).flatMap((field) => fieldFindings(field, content[field.key] ?? '', around));

/**
 * A text as it goes into the shop: markup is stored as it is shown, so that what an order accepts is what was read. Words of
 * mails become plain text here, since mails are composed without the sanitiser; pages clean theirs when they are rendered.
 */
export function toPublished(id: TextId, content: TextContent): TextContent {
  const markup = new Set<string>(textFields(id).flatMap(({ key, kind }) => (kind === 'markup' ? [key] : [])));
  const clean = (key: string, text: string) =>
    markup.has(key) ? toSafeMarkup(text) : isMailTextId(id) ? toPlainText(text) : text;
  return Object.fromEntries(Object.entries(content).map(([key, text]) => [key, clean(key, text)]));
}
