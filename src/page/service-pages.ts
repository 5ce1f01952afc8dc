import type { ServiceKey } from '#copy/services.ts';
import type { ProductType } from '#domain/product-type.ts';
import type { SiteSection } from '#domain/site-section.ts';

/** Configuration of one of the four order pages (OP-2), which share machine and screens. */
export interface ServicePage {
  key: ServiceKey;
  path: string;
  section: SiteSection;
  /** Product types, fetched separately and merged in this order. */
  types: readonly ProductType[];
  /** Variants are chosen from a dropdown of question packages (OP-6). */
  byQuestionCount: boolean;
  /** A variant is preselected. */
  preselect: boolean;
}

export const SERVICE_PAGES: Record<ServiceKey, ServicePage> = {
  tarot: {
    key: 'tarot',
    path: '/tarot',
    section: 'Tarot',
    types: ['TAROT', 'PARTNER_TAROT'],
    byQuestionCount: false,
    preselect: false,
  },
  horoscope: {
    key: 'horoscope',
    path: '/horoskopy',
    section: 'Horoskopy',
    types: ['HOROSCOPE'],
    byQuestionCount: false,
    preselect: false,
  },
  prediction: {
    key: 'prediction',
    path: '/wrozby',
    section: 'Wrozby',
    types: ['PREDICTION'],
    byQuestionCount: true,
    preselect: true,
  },
  ritual: {
    key: 'ritual',
    path: '/rytualy',
    section: 'Rytualy',
    types: ['FINANCE_RITUAL', 'PARTNER_RITUAL', 'INTENTION_RITUAL'],
    byQuestionCount: false,
    preselect: false,
  },
};
