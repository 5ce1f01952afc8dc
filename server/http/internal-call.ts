import type { FastifyRequest } from 'fastify';

/** Peer address of the page server's calls to the API in this process; no socket can have it. */
export const INTERNAL_ADDRESS = 'internal';

/** Whether the page server makes this request; limits for visitors do not apply to it. */
export const isInternalCall = ({ socket }: FastifyRequest): boolean =>
  socket.remoteAddress === INTERNAL_ADDRESS;
