import { isForTwo, isRitual, type ProductType } from './product-type.ts';
import { QUESTIONS_MAX } from './shop-constants.ts';

const CUSTOMER = ['firstName', 'email', 'confirmEmail', 'birthDay', 'birthMonth', 'birthYear'] as const;
const PARTNER = ['partnerName', 'partnerBirthDay', 'partnerBirthMonth', 'partnerBirthYear'] as const;

/**
 * The fields an order form of one product shows and sends (OF-1, OP-1, OP-6, OP-8, OP-9). Remembered data of other
 * products stays out of the order.
 */
export function fieldsFor(type: ProductType, questionsCount: number): string[] {
  const questions = Array.from({ length: Math.min(questionsCount, QUESTIONS_MAX) }, (_, n) => `question${n}`);
  return [
    ...(type === 'PREDICTION' ? questions : []),
    ...(isRitual(type) ? ['intentions'] : []),
    ...CUSTOMER,
    ...(type === 'BIRTH_HOROSCOPE' ? ['city'] : []),
    ...(isForTwo(type) ? PARTNER : []),
  ];
}
