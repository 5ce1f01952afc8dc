import { fromPromise } from 'xstate';
import { editMachine, type Refusal, type Stored } from '#machines/edit.machine.ts';
import type { DeskClient } from '#desk/api/desk-client.ts';
import { DeskFailure, isMissing, isSignedOut } from '#desk/api/desk-failure.ts';
import { textsApi } from '#desk/api/texts-api.ts';
import { textsCopy as copy } from '#desk/copy/texts.ts';
import { textResponse, type ShopText } from '#desk/schemas/texts.schema.ts';
import type { TextId } from '#domain/texts/text-fields.ts';

/** A text as the edit machine keeps it: all fields have the version of the whole. */
export const toStored = ({ fields, number }: Pick<ShopText, 'fields' | 'number'>): Stored => ({
  values: fields,
  versions: Object.fromEntries(Object.keys(fields).map((key) => [key, number])),
});

/** The newer text that a refused write brings along. */
export function newerText(error: unknown): ShopText | undefined {
  const text = error instanceof DeskFailure ? error.details?.text : undefined;
  return text === undefined ? undefined : textResponse.safeParse(text).data;
}

function refusalOf(error: unknown, names: readonly string[]): Refusal {
  if (!(error instanceof DeskFailure)) return { kind: 'unreachable' };
  if (isSignedOut(error)) return { kind: 'expired' };
  if (isMissing(error)) return { kind: 'gone' };
  const newer = newerText(error);
  if (newer) return { kind: 'newer', stored: toStored(newer) };
  if (error.status !== 422 && error.status !== 400) return { kind: 'unreachable' };
  const refused = (error.details?.errors ?? []).flatMap(({ path, message }) => {
    const name = names[Number(path.split('/')[2])];
    // Only rules of the text are worded for people.
    return name === undefined ? [] : [[name, error.status === 422 ? message : copy.refused] as const];
  });
  return {
    kind: 'rules',
    problems: Object.fromEntries(refused.length > 0 ? refused : names.map((name) => [name, copy.refused])),
  };
}

/** The edit machine with its port connected to one text, whose fields it saves into the open draft. */
export const provideText = (client: DeskClient, id: TextId, onSaved: () => void) =>
  editMachine.provide({
    actors: {
      save: fromPromise(async ({ input: { values, versions } }) => {
        const changes = Object.entries(values).map(([key, text]) => ({ key, text }));
        try {
          const stored = toStored(
            await textsApi(client).saveText(id, Math.max(0, ...Object.values(versions)), changes),
          );
          onSaved();
          return stored;
        } catch (error) {
          // oxlint-disable-next-line no-throw-literal -- a machine reads refusals as data
          throw refusalOf(error, Object.keys(values));
        }
      }),
    },
  });
