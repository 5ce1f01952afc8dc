import type { ServiceKey } from '../purchase/services.ts';

/** What a service is, in few words, on its plate on the home page; order pages have no use for it. */
export const PLATE_NOTE: Readonly<Record<ServiceKey, string>> = {
  tarot: 'Karty na jedno pytanie albo dla dwojga',
  horoscope: 'Na dzień, miesiąc i\u00a0rok',
  prediction: 'Do trzech pytań, jedna wróżka',
  ritual: 'Na miłość, pieniądze i\u00a0intencję',
};
