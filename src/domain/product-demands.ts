import type { ProductType } from './product-type.ts';
import { QUESTIONS_MAX, QUESTIONS_MIN } from './shop-constants.ts';

/** Data that an order of a product requires besides the customer's name, e-mail and birth date. */
export interface ProductDemands {
  /** The customer's city of birth (VA-2). */
  city: boolean;
  /** A second person's name and birth date (OP-9). */
  partner: boolean;
  /** Number of question fields; the first is required (OP-6). */
  questions: 0 | 1 | 2 | 3;
  /** The intention of a ritual; sent as a question (OP-8). */
  intentions: 'required' | 'optional' | undefined;
  /** What the field "O czym ma być …?" speaks of, where there is one: optional, sent as a question (OP-1). */
  topic: 'spread' | 'horoscope' | undefined;
  /** Requires that the chosen product's id is a UUID (VA-2). */
  horoscopeVariant: boolean;
  /** The SVG markup of the ordered birth chart (BH-5). */
  chartImage: boolean;
}

const NONE = {
  city: false,
  partner: false,
  intentions: undefined,
  topic: undefined,
  horoscopeVariant: false,
  chartImage: false,
} as const;

/** Row of the table; `questions: true` takes the number from the product. */
export type DemandsRow = Partial<Omit<ProductDemands, 'questions'> & { questions: true }>;

/**
 * Required data per product type. The form's fields, its validation, the order request and the server's parsing of it
 * are derived from this table.
 */
export const PRODUCT_DEMANDS: Readonly<Record<ProductType, DemandsRow>> = {
  TAROT: { topic: 'spread' },
  PARTNER_TAROT: { topic: 'spread', partner: true },
  HOROSCOPE: { topic: 'horoscope', horoscopeVariant: true },
  BIRTH_HOROSCOPE: { horoscopeVariant: true, city: true, chartImage: true },
  PREDICTION: { questions: true },
  NEWSLETTER: {},
  PARTNER_RITUAL: { partner: true, intentions: 'optional' },
  FINANCE_RITUAL: { intentions: 'optional' },
  INTENTION_RITUAL: { intentions: 'required' },
};

/** Whether products of this type differ in their number of questions, which the owner sets. */
export const asksQuestions = (type: ProductType | undefined): boolean =>
  type !== undefined && PRODUCT_DEMANDS[type].questions === true;

/** The largest number of questions of a type: topic and intention are sent as questions, of which an order has at most three. */
export const mostQuestions = ({ intentions, topic }: DemandsRow): number =>
  QUESTIONS_MAX - (intentions ? 1 : 0) - (topic ? 1 : 0);

/** Looks up the demands of a product by its type and number of questions. */
export function demandsOf(type: ProductType, questionsCount: number = QUESTIONS_MIN): ProductDemands {
  const row = PRODUCT_DEMANDS[type];
  const count = Math.min(Math.max(questionsCount, QUESTIONS_MIN), mostQuestions(row)) as 1 | 2 | 3;
  return { ...NONE, ...row, questions: row.questions ? count : 0 };
}

const QUESTION_FIELDS = ['question0', 'question1', 'question2'] as const;

/** Fields that are sent as an order's questions. */
export const SENT_AS_QUESTIONS = ['topic', ...QUESTION_FIELDS, 'intentions'] as const;

const CUSTOMER = ['firstName', 'email', 'confirmEmail', 'birthDay', 'birthMonth', 'birthYear'] as const;
const PARTNER = ['partnerName', 'partnerBirthDay', 'partnerBirthMonth', 'partnerBirthYear'] as const;

/** How many questions an order has, at least and at most: a topic is sent as the first of them, an intention as the last. */
export const sentQuestions = ({
  questions,
  intentions,
  topic,
}: ProductDemands): { least: number; most: number } => ({
  least: Math.min(questions, 1) + (intentions === 'required' ? 1 : 0),
  most: questions + (intentions ? 1 : 0) + (topic ? 1 : 0),
});

/** Names of the fields that an order form shows and sends, from top to bottom (OF-1). */
export function formFields(demands: ProductDemands): { name: string; required: boolean }[] {
  const { questions, intentions, topic, city, partner } = demands;
  return [
    ...(topic ? [{ name: 'topic', required: false }] : []),
    ...QUESTION_FIELDS.slice(0, questions).map((name, index) => ({ name, required: index === 0 })),
    ...(intentions ? [{ name: 'intentions', required: intentions === 'required' }] : []),
    ...[...CUSTOMER, ...(city ? ['city'] : []), ...(partner ? PARTNER : [])].map((name) => ({
      name,
      required: true,
    })),
  ];
}

/** Marks that end a question in some script or as an emoji, and what may stand between the marks of one end. */
const QUESTION_MARKS = new Set('?？﹖؟⁇⁈⁉❓❔‽⸮՞');
const BETWEEN_MARKS = /^[!！﹗❗❕‼\s\p{Default_Ignorable_Code_Point}]$/u;

/**
 * Counts runs of question marks of every kind in all fields (OP-7). "Czy wyjadę?? I kiedy❓" counts as two, "Wróci?!? ?" as
 * one.
 */
export const countQuestions = (fields: readonly string[]) =>
  fields.reduce((sum, text) => sum + countIn(text), 0);

function countIn(text: string): number {
  let count = 0;
  let isInRun = false;
  for (const one of text) {
    const isMark = QUESTION_MARKS.has(one);
    if (isMark && !isInRun) count += 1;
    isInRun = isMark || (isInRun && BETWEEN_MARKS.test(one));
  }
  return count;
}
