import { birthPathOf, plainBirthPathOf } from '#domain/paths/birth-path.ts';
import { chartCopy } from '#copy/sky/chart.ts';
import { SERVICE_COPY } from '#copy/purchase/services.ts';
import type { Listing } from '#domain/specialists/listing.ts';
import { SERVICE_PAGES, type ServicePage } from '#page/service-pages.ts';
import { choiceAddress } from './plain-address.ts';
import type { Choice } from './resume-purchase.ts';

/** A product line that is sold without scripts at one address, `/zamow<path>`. */
export interface PlainService extends Pick<ServicePage, 'path' | 'types' | 'byQuestionCount' | 'preselect'> {
  /** Texts of the content service; none for a purchase that has no page of its own. */
  section: ServicePage['section'] | undefined;
  title: string;
  variantsTitle: string;
  /** The same page with scripts, with the choice and the listing of this one. */
  fullOf: (choice: Choice, listing: Listing) => string;
  /** Where to begin when the address is opened without its data, for a specialist if it names one. */
  start?: (fairyId: string | undefined) => string;
}

/** The reading of a birth chart (BH-5): it takes the chart's data along in its form. */
export const BIRTH_READING: PlainService = {
  path: '/horoskop-urodzeniowy',
  section: undefined,
  types: ['BIRTH_HOROSCOPE'],
  byQuestionCount: false,
  preselect: true,
  title: chartCopy.buy,
  variantsTitle: chartCopy.variantsTitle,
  fullOf: ({ fairyId }) => birthPathOf(fairyId),
  start: plainBirthPathOf,
};

const SERVICES: readonly PlainService[] = [
  ...Object.values(SERVICE_PAGES).map((page) => ({
    ...page,
    ...SERVICE_COPY[page.key],
    fullOf: (choice: Choice, listing: Listing) => choiceAddress(page.path, choice, listing),
  })),
  BIRTH_READING,
];

/** Finds the service whose order page without scripts has this name: `tarot` of `/zamow/tarot`. */
export const plainServiceOf = (name: string): PlainService | undefined =>
  SERVICES.find(({ path }) => path === `/${name}`);

/** Path of a service's order page without scripts. */
export const plainPathOf = ({ path }: Pick<PlainService, 'path'>): string => `/zamow${path}`;
