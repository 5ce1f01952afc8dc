import { fromPromise } from 'xstate';
import { editMachine, type Refusal, type Stored } from '#machines/edit.machine.ts';
import type { DeskClient } from '#desk/api/desk-client.ts';
import { DeskFailure, isMissing, isSignedOut } from '#desk/api/desk-failure.ts';
import { servicesApi } from '#desk/api/services-api.ts';
import { servicesCopy as copy } from '#desk/copy/services.ts';
import type { Service } from '#desk/schemas/services.schema.ts';
import { readProductType } from '#domain/product-type.ts';
import { SERVICE_FIELDS, type ServiceBeside, type ServiceField } from '#schemas/desk/service-problem.ts';

/** Whether a name of the edit machine is a field of a service. */
export const isServiceField = (name: string): name is ServiceField =>
  SERVICE_FIELDS.some((field) => field === name);

/** A service as the edit machine keeps it. */
export const toStored = ({ fields, versions }: Service): Stored => ({
  values: fields,
  versions: Object.fromEntries(SERVICE_FIELDS.map((field) => [field, versions[field]])),
});

/** A service beside the others, for the rules between them; of a type that is not known, nothing is to be kept apart. */
export const toBeside = ({ id, productType, isArchived, fields }: Service): ServiceBeside => ({
  id,
  productType: readProductType(productType) ?? 'NEWSLETTER',
  title: fields.title,
  questionsCount: Number(fields.questionsCount),
  isArchived,
});

function refusalOf(error: unknown, names: readonly string[]): Refusal {
  if (!(error instanceof DeskFailure)) return { kind: 'unreachable' };
  if (isSignedOut(error)) return { kind: 'expired' };
  if (isMissing(error)) return { kind: 'gone' };
  const { service, errors = [] } = error.details ?? {};
  if (service) return { kind: 'newer', stored: toStored(service) };
  if (error.status !== 422 && error.status !== 400) return { kind: 'unreachable' };
  const refused = errors.flatMap(({ path, message }) => {
    const name = names[Number(path.split('/')[2])];
    // Only rules of the service are worded for people.
    return name === undefined ? [] : [[name, error.status === 422 ? message : copy.refused] as const];
  });
  return {
    kind: 'rules',
    problems: Object.fromEntries(refused.length > 0 ? refused : names.map((name) => [name, copy.refused])),
  };
}

/** The edit machine with its port connected to one service. */
export const provideService = (client: DeskClient, productId: string) =>
  editMachine.provide({
    actors: {
      save: fromPromise(async ({ input: { values, versions } }) => {
        const changes = Object.entries(values).flatMap(([field, text]) =>
          isServiceField(field) ? [{ field, text, seen: versions[field] ?? 1 }] : [],
        );
        try {
          return toStored(await servicesApi(client).changeService(productId, changes));
        } catch (error) {
          // oxlint-disable-next-line no-throw-literal -- a machine reads refusals as data
          throw refusalOf(error, Object.keys(values));
        }
      }),
    },
  });
