import type { Stored } from '#machines/edit.machine.ts';
import { unwrap, type DeskClient } from '#desk/api/desk-client.ts';
import { currentOf } from '#desk/api/desk-failure.ts';
import { newsletterCopy as copy } from './newsletter-copy.ts';
import type { Newsletter } from '#desk/domain/wire.ts';
import { NEWSLETTER_FIELDS } from '#schemas/desk/newsletter-problem.ts';
import { provideFields } from '#desk/frame/edit/save-fields.ts';

/** A letter as the edit machine keeps it. */
export const toStored = ({ fields, versions }: Newsletter): Stored => ({ values: fields, versions });

/** The edit machine with its port connected to one letter. */
export const provideNewsletter = (client: DeskClient, letterId: string) =>
  provideFields(
    NEWSLETTER_FIELDS,
    async (changes) =>
      toStored(
        await unwrap(
          client.PUT('/newsletter/{letterId}', { params: { path: { letterId } }, body: { changes } }),
        ),
      ),
    {
      newer: (error) => {
        const letter = currentOf<'changeNewsletter'>(error);
        // One on its way to its readers is a draft no more.
        return letter && (letter.state === 'draft' ? toStored(letter) : 'gone');
      },
      refused: copy.refused,
    },
  );
