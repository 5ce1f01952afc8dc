const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Type guard for UUIDs of any version (VA-1), used by client and server. */
export const isUuid = (text: unknown): text is string => typeof text === 'string' && SHAPE.test(text);
