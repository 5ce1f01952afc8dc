import { fromPromise } from 'xstate';
import { editMachine, type Refusal, type Stored } from '#machines/edit.machine.ts';
import type { DeskClient } from '#desk/api/desk-client.ts';
import { DeskFailure, isMissing, isSignedOut } from '#desk/api/desk-failure.ts';
import { newsletterApi } from '#desk/api/newsletter-api.ts';
import { newsletterCopy as copy } from '#desk/copy/newsletter.ts';
import type { Newsletter } from '#desk/schemas/newsletter.schema.ts';
import { NEWSLETTER_FIELDS, type NewsletterField } from '#schemas/desk/newsletter-problem.ts';

/** Whether a name of the edit machine is a field of a letter. */
export const isNewsletterField = (name: string): name is NewsletterField =>
  NEWSLETTER_FIELDS.some((field) => field === name);

/** A letter as the edit machine keeps it. */
export const toStored = ({ fields, versions }: Newsletter): Stored => ({ values: fields, versions });

function refusalOf(error: unknown, names: readonly string[]): Refusal {
  if (!(error instanceof DeskFailure)) return { kind: 'unreachable' };
  if (isSignedOut(error)) return { kind: 'expired' };
  const { newsletter, errors = [] } = error.details ?? {};
  // Removed, or on its way to its readers.
  if (isMissing(error) || (newsletter && newsletter.state !== 'draft')) return { kind: 'gone' };
  if (newsletter) return { kind: 'newer', stored: toStored(newsletter) };
  if (error.status !== 422 && error.status !== 400) return { kind: 'unreachable' };
  const refused = errors.flatMap(({ path, message }) => {
    const name = names[Number(path.split('/')[2])];
    return name === undefined ? [] : [[name, error.status === 422 ? message : copy.refused] as const];
  });
  return {
    kind: 'rules',
    problems: Object.fromEntries(refused.length > 0 ? refused : names.map((name) => [name, copy.refused])),
  };
}

/** The edit machine with its port connected to one letter. */
export const provideNewsletter = (client: DeskClient, letterId: string) =>
  editMachine.provide({
    actors: {
      save: fromPromise(async ({ input: { values, versions } }) => {
        const changes = Object.entries(values).flatMap(([field, text]) =>
          isNewsletterField(field) ? [{ field, text, seen: versions[field] ?? 1 }] : [],
        );
        try {
          return toStored(await newsletterApi(client).changeNewsletter(letterId, changes));
        } catch (error) {
          // oxlint-disable-next-line no-throw-literal -- a machine reads refusals as data
          throw refusalOf(error, Object.keys(values));
        }
      }),
    },
  });
