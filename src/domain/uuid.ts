const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** 8-4-4-4-12 hex digits, whatever the version (VA-1): browser and server agree. */
export const isUuid = (text: unknown): text is string => typeof text === 'string' && SHAPE.test(text);
