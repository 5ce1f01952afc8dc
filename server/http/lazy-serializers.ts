import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

type SerializerFactory = ReturnType<typeof SerializerSelector>;

const buildSerializer = SerializerSelector();

type Serialize = ReturnType<ReturnType<SerializerFactory>>;

/** By the schema, of which a contract has one object in a process. */
const compiled = new WeakMap<object, Serialize>();

/**
 * Fastify's serializers, each compiled at its first response, once in a process: a process serves a few of the contract's
 * many responses, and compiling all of them is a good part of a start. The contract's tests ask for every response.
 */
export const lazySerializers: SerializerFactory = (schemas, options) => {
  const compile = buildSerializer(schemas, options);
  return (route) => (document) => {
    const schema = route.schema as object;
    const serialize = compiled.get(schema) ?? compile(route);
    compiled.set(schema, serialize);
    return serialize(document);
  };
};
