import type { SnapshotFrom } from 'xstate';
import type { signInMachine } from '#machines/sign-in.machine.ts';
import { invitationCopy, signInCopy } from './sign-in-copy.ts';

type Snapshot = SnapshotFrom<typeof signInMachine>;

const REFUSALS = ['refused', 'cancelled', 'link-used', 'link-locked', 'unanswered'] as const;
const UNREGISTERED = ['refused', 'key-known', 'cancelled', 'unanswered'] as const;

/** Message about a failed attempt to enter. A refused code has its message at the field. */
export function refusalWords(snapshot: Snapshot): string | undefined {
  const refusal = REFUSALS.find((tag) => snapshot.hasTag(tag));
  return refusal && signInCopy.refusal[refusal];
}

/** Message about a key that an invitation did not register. */
export function invitationRefusal(snapshot: Snapshot): string | undefined {
  const refusal = UNREGISTERED.find((tag) => snapshot.hasTag(tag));
  return refusal && invitationCopy.refusal[refusal];
}

/** Message while recovery codes are locked; other ways in stay open. */
export const codeLockWords = (snapshot: Snapshot, knowsPasskeys: boolean) =>
  snapshot.hasTag('code-locked')
    ? `${signInCopy.codeLocked}${knowsPasskeys ? ` ${signInCopy.keyStillWorks}` : ''}`
    : undefined;
