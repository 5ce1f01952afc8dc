import { fromPromise } from 'xstate';
import { editMachine, type Refusal, type Stored } from '#machines/edit.machine.ts';
import { must } from '#domain/must.ts';
import { DeskFailure, isMissing, isSignedOut } from '#desk/api/desk-failure.ts';

/** How the server's refusals of one kind of thing are read. */
export interface RefusalReading {
  /** The newer thing that a refusal brings along; `gone` when it can be edited no more. */
  newer?: (error: DeskFailure) => Stored | 'gone' | undefined;
  /** Said at a field whose problem the server did not word for people. */
  refused: string;
  /** The field that an error is about; without it, the path counts the changes that were sent. */
  fieldOf?: (path: string) => string | undefined;
}

/** Reads an error of a save of these fields as the edit machine does. */
function refusalOf(error: unknown, names: readonly string[], reading: RefusalReading): Refusal {
  if (!(error instanceof DeskFailure)) return { kind: 'unreachable' };
  if (isSignedOut(error)) return { kind: 'expired' };
  const newer = reading.newer?.(error);
  if (isMissing(error) || newer === 'gone') return { kind: 'gone' };
  if (newer) return { kind: 'newer', stored: newer };
  if (error.status !== 422 && error.status !== 400) return { kind: 'unreachable' };
  const fieldOf = reading.fieldOf ?? ((path) => names[Number(path.split('/')[2])]);
  const problems = (error.details?.errors ?? []).flatMap(({ path, message }) => {
    const name = fieldOf(path);
    // Only the shop's own rules are worded for people.
    return name === undefined ? [] : [[name, error.status === 422 ? message : reading.refused] as const];
  });
  return {
    kind: 'rules',
    problems: Object.fromEntries(
      problems.length > 0 ? problems : names.map((name) => [name, reading.refused]),
    ),
  };
}

/** Saves fields for the edit machine, which reads what the server refuses as data. */
export async function orRefusal<T>(
  save: () => Promise<T>,
  names: readonly string[],
  reading: RefusalReading,
): Promise<T> {
  try {
    return await save();
  } catch (error) {
    // oxlint-disable-next-line no-throw-literal -- a machine reads refusals as data
    throw refusalOf(error, names, reading);
  }
}

interface FieldChange<Field> {
  field: Field;
  text: string;
  /** The version over which it was typed. */
  seen: number;
}

/** The edit machine with its port connected to a thing whose fields have a version each and are saved one by one. */
export function provideFields<Field extends string>(
  fields: readonly Field[],
  save: (changes: FieldChange<Field>[]) => Promise<Stored>,
  reading: RefusalReading,
) {
  const isField = (name: string): name is Field => fields.some((field) => field === name);
  return editMachine.provide({
    actors: {
      save: fromPromise(({ input: { values, versions } }) => {
        const changes = Object.entries(values).flatMap(([field, text]) =>
          isField(field) ? [{ field, text, seen: must(versions[field], `version of ${field}`) }] : [],
        );
        return orRefusal(() => save(changes), Object.keys(values), reading);
      }),
    },
  });
}
