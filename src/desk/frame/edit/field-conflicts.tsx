import { useSelector } from '@xstate/react';
import { EditConflicts } from './edit-conflicts.tsx';
import type { EditActor } from './use-edit.ts';

/** What fields are called, by name. */
export type FieldLabels = Readonly<Record<string, string>>;

/** What was typed, by what its fields are called: "temat, zapowiedź". */
export const namedFields = (typed: Readonly<Record<string, string>>, labels: FieldLabels): string =>
  Object.keys(typed)
    .flatMap((name) => labels[name]?.toLowerCase() ?? [])
    .join(', ');

export interface FieldConflictsProps {
  actor: EditActor;
  labels: FieldLabels;
  words: { conflictTitle: string; keepMine: string; takeTheirs: string };
}

/** Fields that somebody else has changed meanwhile, while there are any: the other's text, and both ways out. */
export function FieldConflicts({ actor, labels, words }: FieldConflictsProps) {
  const snapshot = useSelector(actor, (current) => current);
  const { disputed, stored } = snapshot.context;
  if (!snapshot.hasTag('conflict')) return null;
  return (
    <EditConflicts
      title={words.conflictTitle}
      conflicts={disputed.map((name) => ({
        name,
        label: labels[name] ?? name,
        theirs: stored.values[name] ?? '',
        keep: words.keepMine,
        take: words.takeTheirs,
      }))}
      onKeep={(name) => actor.send({ type: 'mine.keep', name })}
      onTake={(name) => actor.send({ type: 'theirs.take', name })}
    />
  );
}
