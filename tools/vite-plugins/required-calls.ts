/** The fields of a JSON value that may be sent; `true` sends a value as it is. Lists have the shape of their items. */
export type RequestShape = true | { readonly [field: string]: RequestShape };

/** A call that every API of the contract has. */
export interface RequiredCall {
  method: string;
  /** `/order/payment-status/{orderId}` */
  path: string;
  /** Names of the query's parameters. */
  query: readonly string[];
  body?: RequestShape;
}

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  'x-addition'?: boolean;
}

interface Parameter {
  in: string;
  name: string;
  'x-addition'?: boolean;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  'x-addition'?: boolean;
}

/** Parts of an OpenAPI document with the marks of additions. */
export interface ContractDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const METHODS = ['get', 'put', 'post', 'delete'];

/** The calls of a contract that carry no `x-addition`, and of their requests the parts that carry none. */
export function requiredCalls({ paths, components }: ContractDocument): RequiredCall[] {
  const resolved = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? schema);
  const isAddition = (schema: Schema) =>
    schema['x-addition'] === true || resolved(schema)['x-addition'] === true;
  const shapeOf = (schema: Schema): RequestShape => {
    const { properties, items } = resolved(schema);
    if (items) return shapeOf(items);
    if (!properties) return true;
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([, field]) => !isAddition(field))
        .map(([name, field]) => [name, shapeOf(field)]),
    );
  };
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method, operation]) => METHODS.includes(method) && operation['x-addition'] !== true)
      .map(([method, { parameters = [], requestBody }]) => {
        const schema = requestBody?.content['application/json']?.schema;
        return {
          method: method.toUpperCase(),
          path,
          query: parameters
            .filter((parameter) => parameter.in === 'query' && parameter['x-addition'] !== true)
            .map(({ name }) => name),
          ...(schema && { body: shapeOf(schema) }),
        };
      }),
  );
}
