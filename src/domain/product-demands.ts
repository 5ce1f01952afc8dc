import type { ProductType } from './product-type.ts';
import { QUESTIONS_MAX, QUESTIONS_MIN } from './shop-constants.ts';

/** What an order of one product asks for beyond the customer's own name, e-mail and birth date. */
export interface ProductDemands {
  /** The customer's city of birth (VA-2). */
  city: boolean;
  /** A second person's name and birth date (OP-9). */
  partner: boolean;
  /** How many questions the product answers, each in a field of its own; the first is required (OP-6). */
  questions: 0 | 1 | 2 | 3;
  /** What a ritual is made for; sent as a question (OP-8). */
  intentions: 'required' | 'optional' | undefined;
  /** The id of the chosen product must be a UUID (VA-2). */
  horoscopeVariant: boolean;
  /** The markup of the birth chart that the order is about (BH-5). */
  chartImage: boolean;
}

const NONE = {
  city: false,
  partner: false,
  intentions: undefined,
  horoscopeVariant: false,
  chartImage: false,
} as const;

/** A product type's row; `questions`: as many as the single product says. */
type DemandsRow = Partial<Omit<ProductDemands, 'questions'> & { questions: true }>;

/**
 * What each product type asks for. The form's fields, its validation, the order request and the server's reading of it
 * are all derived from this table.
 */
export const PRODUCT_DEMANDS: Readonly<Record<ProductType, DemandsRow>> = {
  TAROT: {},
  PARTNER_TAROT: { partner: true },
  HOROSCOPE: { horoscopeVariant: true },
  BIRTH_HOROSCOPE: { horoscopeVariant: true, city: true, chartImage: true },
  PREDICTION: { questions: true },
  NEWSLETTER: {},
  PARTNER_RITUAL: { partner: true, intentions: 'optional' },
  FINANCE_RITUAL: { intentions: 'optional' },
  INTENTION_RITUAL: { intentions: 'required' },
};

/** The demands of a product by its type and the number of questions it answers. */
export function demandsOf(type: ProductType, questionsCount: number = QUESTIONS_MIN): ProductDemands {
  const row = PRODUCT_DEMANDS[type];
  const answered = Math.min(Math.max(questionsCount, QUESTIONS_MIN), QUESTIONS_MAX) as 1 | 2 | 3;
  return { ...NONE, ...row, questions: row.questions ? answered : 0 };
}

const QUESTION_FIELDS = ['question0', 'question1', 'question2'] as const;

/** The fields whose texts are sent as an order's questions. */
export const SENT_AS_QUESTIONS = [...QUESTION_FIELDS, 'intentions'] as const;

const CUSTOMER = ['firstName', 'email', 'confirmEmail', 'birthDay', 'birthMonth', 'birthYear'] as const;
const PARTNER = ['partnerName', 'partnerBirthDay', 'partnerBirthMonth', 'partnerBirthYear'] as const;

/** The fields that an order form shows and sends, from top to bottom (OF-1). */
export function formFields(demands: ProductDemands): { name: string; required: boolean }[] {
  const { questions, intentions, city, partner } = demands;
  return [
    ...QUESTION_FIELDS.slice(0, questions).map((name, index) => ({ name, required: index === 0 })),
    ...(intentions ? [{ name: 'intentions', required: intentions === 'required' }] : []),
    ...[...CUSTOMER, ...(city ? ['city'] : []), ...(partner ? PARTNER : [])].map((name) => ({
      name,
      required: true,
    })),
  ];
}
