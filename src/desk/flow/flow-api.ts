import type { CountedMachine } from '#domain/counts/transition-counts.ts';
import { flowResponse } from './flow.schema.ts';
import { readAs, type DeskClient } from '#desk/api/desk-client.ts';

/** GET /flow: what visitors did in one machine in the last `days`. Rejects with DeskFailure. */
export const getFlow = (client: DeskClient, machine: CountedMachine, days: number) =>
  readAs(client.GET('/flow', { params: { query: { machine, days } } }), flowResponse);
