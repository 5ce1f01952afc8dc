import type { ServiceKey } from '../purchase/services.ts';

/** Short description of each service for its card on the home page. */
export const PLATE_NOTE: Readonly<Record<ServiceKey, string>> = {
  tarot: 'Karty na jedno pytanie albo dla dwojga',
  horoscope: 'Na dzień, miesiąc i\u00a0rok',
  prediction: 'Do trzech pytań, jedna wróżka',
  ritual: 'Na miłość, pieniądze i\u00a0intencję',
};
