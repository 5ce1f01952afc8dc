import { expect } from '@playwright/test';
import { frameShop, walkWays } from '../../../tools/engines/ways/walk-ways.ts';
import { consent } from '../../../tools/model/models/consent.ts';
import type { Journey } from '../support/journey.ts';

export const wayJourneys: readonly Journey[] = [
  {
    title: 'the generated ways of the consent; `npm run ways` walks the others [EG-1] [MO-3]',
    async walk(page, { straight }) {
      const stage = await frameShop(straight);
      try {
        for (const at of consent.chapters.keys()) {
          expect(await walkWays(page.engine, stage.url, consent, at)).toMatchObject({ status: 'walked' });
        }
      } finally {
        await stage.stop();
      }
    },
  },
];
