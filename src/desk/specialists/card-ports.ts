import type { Stored } from '#machines/edit.machine.ts';
import { unwrap, type DeskClient } from '#desk/api/desk-client.ts';
import { currentOf } from '#desk/api/desk-failure.ts';
import { specialistsCopy as copy } from './specialists-copy.ts';
import type { Specialist } from '#desk/domain/wire.ts';
import { CARD_FIELDS } from '#schemas/desk/card-problem.ts';
import { provideFields } from '#desk/frame/edit/save-fields.ts';

/** A card as the edit machine keeps it. */
export const toStored = ({ fields, versions }: Specialist): Stored => ({ values: fields, versions });

/** The edit machine with its port connected to one specialist's card. */
export const provideCard = (client: DeskClient, fairyId: string) =>
  provideFields(
    CARD_FIELDS,
    async (changes) =>
      toStored(
        await unwrap(
          client.PUT('/specialists/{fairyId}', { params: { path: { fairyId } }, body: { changes } }),
        ),
      ),
    {
      newer: (error) => {
        const card = currentOf<'changeSpecialist'>(error);
        return card && toStored(card);
      },
      refused: copy.refused,
    },
  );
