import type { ServiceKey } from '#copy/purchase/services.ts';
import { PAGE_TYPES, type ProductType } from '#domain/product-type.ts';
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
    types: PAGE_TYPES.tarot,
    byQuestionCount: false,
    preselect: false,
  },
  horoscope: {
    key: 'horoscope',
    path: '/horoskopy',
    section: 'Horoskopy',
    types: PAGE_TYPES.horoscope,
    byQuestionCount: false,
    preselect: false,
  },
  prediction: {
    key: 'prediction',
    path: '/wrozby',
    section: 'Wrozby',
    types: PAGE_TYPES.prediction,
    byQuestionCount: true,
    preselect: true,
  },
  ritual: {
    key: 'ritual',
    path: '/rytualy',
    section: 'Rytualy',
    types: PAGE_TYPES.ritual,
    byQuestionCount: false,
    preselect: false,
  },
};
