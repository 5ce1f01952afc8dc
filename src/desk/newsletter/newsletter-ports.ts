import type { Stored } from '#machines/edit.machine.ts';
import { unwrap, type DeskClient } from '#desk/api/desk-client.ts';
import { currentOf } from '#desk/api/desk-failure.ts';
import { newsletterCopy as copy } from './newsletter-copy.ts';
import type { NewsletterIssue } from '#desk/domain/wire.ts';
import { NEWSLETTER_FIELDS } from '#schemas/desk/newsletter-problem.ts';
import { provideFields } from '#desk/frame/edit/save-fields.ts';

/** An issue as the edit machine keeps it. */
export const toStored = ({ fields, versions }: NewsletterIssue): Stored => ({ values: fields, versions });

/** The edit machine with its port connected to one issue. */
export const provideNewsletter = (client: DeskClient, issueId: string) =>
  provideFields(
    NEWSLETTER_FIELDS,
    async (changes) =>
      toStored(
        await unwrap(
          client.PUT('/newsletter/{issueId}', { params: { path: { issueId } }, body: { changes } }),
        ),
      ),
    {
      newer: (error) => {
        const issue = currentOf<'changeNewsletter'>(error);
        // One on its way to its readers is a draft no more.
        return issue && (issue.state === 'draft' ? toStored(issue) : 'gone');
      },
      refused: copy.refused,
    },
  );
