import type { SnapshotFrom } from 'xstate';
import type { signInMachine } from '#machines/sign-in.machine.ts';
import { invitationCopy, signInCopy } from './sign-in-copy.ts';

type Snapshot = SnapshotFrom<typeof signInMachine>;

/** The words of the tag that a state has; nothing before a try. */
function wordsOf<Tag extends Parameters<Snapshot['hasTag']>[0]>(
  snapshot: Snapshot,
  words: Readonly<Partial<Record<Tag, string>>>,
): string | undefined {
  const tags = Object.keys(words) as Tag[];
  const tag = tags.find((one) => snapshot.hasTag(one));
  return tag && words[tag];
}

/** Message after a failed sign-in. A refused code has its message at the field. */
export const refusalWords = (snapshot: Snapshot) => wordsOf(snapshot, signInCopy.refusal);

/** Why an invitation's key was not registered. */
export const invitationRefusal = (snapshot: Snapshot) => wordsOf(snapshot, invitationCopy.refusal);

/** Why recovery codes are not taken now. They wait beside every other try. */
export const codeLockWords = (snapshot: Snapshot, knowsPasskeys: boolean) =>
  snapshot.hasTag('code-locked')
    ? `${signInCopy.codeLocked}${knowsPasskeys ? ` ${signInCopy.keyStillWorks}` : ''}`
    : undefined;
