import { shopState } from './state.schema.ts';
import { readAs, type DeskClient } from '#desk/api/desk-client.ts';

/** The calls of the shop's state; apart from the others, since only a page that comes late needs them. */
export const stateApi = (client: DeskClient) => ({
  getState: () => readAs(client.GET('/state'), shopState),
  retryJob: (jobId: string) =>
    readAs(client.POST('/state/jobs/{jobId}/retry', { params: { path: { jobId } } }), shopState),
});
