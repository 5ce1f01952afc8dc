import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

type SerializerFactory = ReturnType<typeof SerializerSelector>;

const buildSerializer = SerializerSelector();

/**
 * Fastify's serializers, each compiled at its first response: a process serves a few of the contract's many responses,
 * and compiling all of them is a good part of a start. The contract's tests ask for every response.
 */
export const lazySerializers: SerializerFactory = (schemas, options) => {
  const compile = buildSerializer(schemas, options);
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined;
    return (document) => (serialize ??= compile(route))(document);
  };
};
