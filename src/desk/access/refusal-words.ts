import type { SnapshotFrom } from 'xstate';
import type { signInMachine } from '#machines/sign-in.machine.ts';
import { signInCopy } from './sign-in-copy.ts';

const REFUSALS = ['refused', 'cancelled', 'link-used', 'code-locked', 'link-locked', 'unanswered'] as const;

/** Why the last try to enter failed, in words; nothing before a try. */
export function refusalWords(
  snapshot: SnapshotFrom<typeof signInMachine>,
  knowsPasskeys = true,
): string | undefined {
  const refusal = REFUSALS.find((tag) => snapshot.hasTag(tag));
  return refusal === 'code-locked' && knowsPasskeys
    ? `${signInCopy.refusal[refusal]} ${signInCopy.keyStillWorks}`
    : refusal && signInCopy.refusal[refusal];
}
