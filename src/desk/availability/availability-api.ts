import { readAs, type DeskClient } from '#desk/api/desk-client.ts';
import { availability, type AvailabilityChange } from '#desk/schemas/my-day.schema.ts';

/** The call by which an owner sets a specialist's availability. */
export const setAvailability = (client: DeskClient, fairyId: string, body: AvailabilityChange) =>
  readAs(
    client.PUT('/specialists/{fairyId}/availability', { params: { path: { fairyId } }, body }),
    availability,
  );
