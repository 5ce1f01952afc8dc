import { expiredSteps } from '#server/maintenance.ts';
import { outdatedSteps, type PersonalData } from '#server/people/delete-outdated.ts';

/** Does all housekeeping that deletes, one step after the other. @throws what the first that fails throws. */
export async function deleteExpired(data: PersonalData, now = new Date()): Promise<void> {
  for (const step of Object.values(expiredSteps(data, now))) await step();
}

/** As `deleteExpired`, of personal data alone. */
export async function deleteOutdated(data: PersonalData, now: Date): Promise<void> {
  for (const step of Object.values(outdatedSteps(data, now))) await step();
}
