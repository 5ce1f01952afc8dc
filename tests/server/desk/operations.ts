import { deskContract } from '#server/desk/desk-contract.ts';

interface Body {
  content?: { 'application/json'?: { schema?: { $ref?: string; properties?: object } } };
  $ref?: string;
}

/** Every operation of the desk's contract with its method and path. */
export const OPERATIONS = Object.entries(deskContract.paths).flatMap(([path, item]) =>
  (['get', 'put', 'post', 'delete'] as const).flatMap((method) => {
    const operation = item[method];
    return operation
      ? [
          {
            id: operation.operationId,
            method,
            path,
            who: operation['x-who'] ?? [],
            isFresh: operation['x-fresh'] === true,
            source: operation as unknown as { requestBody?: Body; parameters?: unknown[] },
          },
        ]
      : [];
  }),
);

/** The operations that change something. */
export const WRITES = OPERATIONS.filter(({ method }) => method !== 'get');

const NOWHERE = '00000000-0000-4000-8000-000000000000';

/** An operation's path with an order, and with an id that nothing has. */
export const addressOf = (path: string, orderId: number) =>
  path.replace('{orderId}', String(orderId)).replaceAll(/\{\w+\}/g, NOWHERE);

/** Whether a request carries a version, by its contract. */
export function carriesVersion(id: string): boolean {
  const resolved = JSON.stringify(WRITES.find((write) => write.id === id)?.source).replaceAll(
    /\{"\$ref":"#\/components\/requestBodies\/(\w+)"\}/g,
    (_whole, name: string) =>
      JSON.stringify(
        (deskContract as { components?: { requestBodies?: object } }).components?.requestBodies?.[
          name as never
        ],
      ),
  );
  const { requestBody, parameters } = JSON.parse(resolved) as { requestBody?: object; parameters?: object };
  return (
    /"required":\[[^\]]*"(seen|seenVersion)"/.test(JSON.stringify(requestBody ?? '')) ||
    /"name":"version","in":"query","required":true/.test(JSON.stringify(parameters ?? ''))
  );
}

/** The writes that carry the version that their page saw. */
export const VERSIONED = WRITES.filter(({ id }) => carriesVersion(id));
