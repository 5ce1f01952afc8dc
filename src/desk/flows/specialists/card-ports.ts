import { fromPromise } from 'xstate';
import { editMachine, type Refusal, type Stored } from '#machines/edit.machine.ts';
import type { DeskClient } from '#desk/api/desk-client.ts';
import { DeskFailure, isMissing, isSignedOut } from '#desk/api/desk-failure.ts';
import { specialistsApi } from '#desk/api/specialists-api.ts';
import { specialistsCopy as copy } from '#desk/copy/specialists.ts';
import type { Specialist } from '#desk/schemas/specialists.schema.ts';
import { CARD_FIELDS, type CardField } from '#schemas/desk/card-problem.ts';

/** A card as the edit machine keeps it. */
export const toStored = ({ fields, versions }: Specialist): Stored => ({ values: fields, versions });

const isCardField = (name: string): name is CardField => CARD_FIELDS.some((field) => field === name);

function refusalOf(error: unknown, names: readonly string[]): Refusal {
  if (!(error instanceof DeskFailure)) return { kind: 'unreachable' };
  if (isSignedOut(error)) return { kind: 'expired' };
  if (isMissing(error)) return { kind: 'gone' };
  const { specialist, errors = [] } = error.details ?? {};
  if (specialist) return { kind: 'newer', stored: toStored(specialist) };
  if (error.status !== 422 && error.status !== 400) return { kind: 'unreachable' };
  const refused = errors.flatMap(({ path, message }) => {
    const name = names[Number(path.split('/')[2])];
    // Only rules of the card are worded for people.
    return name === undefined ? [] : [[name, error.status === 422 ? message : copy.refused] as const];
  });
  return {
    kind: 'rules',
    problems: Object.fromEntries(refused.length > 0 ? refused : names.map((name) => [name, copy.refused])),
  };
}

/** The edit machine with its port connected to one specialist's card. */
export const provideCard = (client: DeskClient, fairyId: string) =>
  editMachine.provide({
    actors: {
      save: fromPromise(async ({ input: { values, versions } }) => {
        const changes = Object.entries(values).flatMap(([field, text]) =>
          isCardField(field) ? [{ field, text, seen: versions[field] ?? 1 }] : [],
        );
        try {
          return toStored(await specialistsApi(client).changeSpecialist(fairyId, changes));
        } catch (error) {
          // oxlint-disable-next-line no-throw-literal -- a machine reads refusals as data
          throw refusalOf(error, Object.keys(values));
        }
      }),
    },
  });
