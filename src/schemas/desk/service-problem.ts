import { adminValidationCopy } from '#copy/site/admin-validation.ts';
import { MOST_CARDS } from '#domain/answer/tarot.ts';
import { asksQuestions, mostQuestions, PRODUCT_DEMANDS } from '#domain/product-demands.ts';
import { isChosenByQuestions, PAGE_TYPES, readProductType, type ProductType } from '#domain/product-type.ts';
import { adminProductUpdate } from './admin-product.schema.ts';
import { isReadable, tidyLines } from './card-problem.ts';
import { problemsOf } from '../problems.ts';

/** The fields of a service that are edited at the desk, from top to bottom. All of them are text: numbers and spreads too. */
export const SERVICE_FIELDS = ['title', 'description', 'questionsCount', 'spread', 'basePrompt'] as const;
export type ServiceField = (typeof SERVICE_FIELDS)[number];

/** How many characters a variant's card and its dropdown have room for. */
const TITLE_MAX = 80;
/** How many characters the name of a position has room for under its card. */
const POSITION_MAX = 40;

const TAROT: readonly ProductType[] = PAGE_TYPES.tarot;
/** Whether cards are laid for services of a type. */
export const hasSpread = (type: ProductType): boolean => TAROT.includes(type);

/** The positions that a field's text names, one a line; none where the number of cards names them. */
export const positionsIn = (text: string): string[] => text.split('\n').filter(Boolean);

/** A service beside others: what two of them must not have in common. */
export interface ComparedService {
  id: string;
  productType: ProductType;
  title: string;
  questionsCount: number;
  isArchived: boolean;
}

/** Parses the type of a service that customers buy, in either spelling; `undefined` for others. */
export function readServiceType(spelling: unknown): ProductType | undefined {
  const type = readProductType(spelling);
  // The e-book is given away.
  return type === 'NEWSLETTER' ? undefined : type;
}

/** The message for what is no type of a service. */
export const TYPE_PROBLEM = adminValidationCopy.productType;

/** The text as it is stored; names are one line each. No-break spaces stay, they are the author's. */
export function tidyService(field: ServiceField, text: string): string {
  const tidied = tidyLines(text).replaceAll('\t', ' ');
  if (field === 'spread') return positionsIn(tidied.split('\n').map(oneLine).join('\n')).join('\n');
  return field === 'title' ? oneLine(tidied) : tidied;
}

const oneLine = (text: string) => text.replaceAll(/[^\S\u00A0]+/g, ' ').trim();

/** The message about the named positions of a spread; `undefined` if cards can be laid by them. */
function spreadProblem(text: string, type: ProductType): string | undefined {
  const positions = positionsIn(text);
  if (positions.length > 0 && !hasSpread(type)) return adminValidationCopy.spreadless;
  if (positions.length > MOST_CARDS) return adminValidationCopy.positions(MOST_CARDS);
  if (!positions.every(isReadable)) return adminValidationCopy.invisible;
  if (positions.some(({ length }) => length > POSITION_MAX))
    return adminValidationCopy.position(POSITION_MAX);
  const names = new Set(positions.map((name) => name.toLowerCase()));
  return names.size < positions.length ? adminValidationCopy.positionTwice : undefined;
}

/**
 * Message about an invalid number of questions: more than fit beside topic and intention, or the same as another
 * service between which customers choose by that number (OP-6). `undefined` if valid.
 */
export function countProblem(
  { id, productType }: Pick<ComparedService, 'id' | 'productType'>,
  questionsCount: number,
  all: readonly ComparedService[],
): string | undefined {
  const isSame = (other: ComparedService) =>
    other.id !== id &&
    other.productType === productType &&
    !other.isArchived &&
    other.questionsCount === questionsCount;
  if (asksQuestions(productType) && questionsCount > mostQuestions(PRODUCT_DEMANDS[productType]))
    return adminValidationCopy.questionsBesideWish;
  return isChosenByQuestions(productType) && all.some(isSame)
    ? adminValidationCopy.questionsTaken
    : undefined;
}

/**
 * The message about a tidied text, by the rules of VA-AD and our own; `undefined` if it may be stored. `hasModel`: without a
 * model nobody reads a base prompt, and it may be empty.
 */
export function serviceProblem(
  field: ServiceField,
  text: string,
  service: Pick<ComparedService, 'id' | 'productType' | 'isArchived'>,
  all: readonly ComparedService[],
  { hasModel = true }: { hasModel?: boolean } = {},
): string | undefined {
  if (field === 'basePrompt' && text === '' && !hasModel) return undefined;
  if (field === 'spread') return spreadProblem(text, service.productType);
  const value = field !== 'questionsCount' ? text : /^\d+$/.test(text) ? Number(text) : Number.NaN;
  const broken = problemsOf(adminProductUpdate, { [field]: value })[field];
  if (broken !== undefined) return broken;
  if (typeof value === 'number') return service.isArchived ? undefined : countProblem(service, value, all);
  if (!isReadable(text)) return adminValidationCopy.invisible;
  if (field !== 'title') return undefined;
  if (text.length > TITLE_MAX) return adminValidationCopy.atMost(TITLE_MAX);
  const isSame = ({ id, title }: ComparedService) =>
    id !== service.id && title.toLowerCase() === text.toLowerCase();
  return all.some(isSame) ? adminValidationCopy.productTitleTaken : undefined;
}
