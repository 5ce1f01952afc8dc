import { grosze } from '#domain/grosze.ts';
import type { Specialist } from '#desk/domain/wire.ts';

/** A specialist as the desk reads her. */
export const jagna: Specialist = {
  id: 'f1',
  image: '/zdjecia/stare.webp',
  imageVersion: 3,
  availability: { isAvailable: true, absences: [], today: '2026-11-24', version: 1 },
  isArchived: false,
  archivedVersion: 1,
  waiting: 0,
  late: 0,
  ratings: { count: 0 },
  topics: [],
  lowestPrice: grosze(4_299),
  responseTime: 'do 12 godzin',
  usualMinutes: null,
  fields: {
    name: 'Jagna',
    zodiacSign: 'Scorpio',
    persona: 'person',
    voice: 'Mówi wprost.',
    description: 'Rozkłada karty.',
    seoTitle: 'Jagna',
    seoDescription: 'Jagna',
  },
  versions: {
    name: 1,
    zodiacSign: 1,
    persona: 1,
    voice: 1,
    description: 1,
    seoTitle: 1,
    seoDescription: 1,
  },
};
