declare module 'pg/lib/utils.js' {
  /** A parameter as node-postgres sends it: text, bytes or nothing. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
