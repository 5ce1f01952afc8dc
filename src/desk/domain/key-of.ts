/** The key that a text names, of those of a record; undefined for any other text. */
export const keyOf = <Key extends string>(
  record: Readonly<Record<Key, unknown>>,
  text: string | null,
): Key | undefined => (text !== null && Object.hasOwn(record, text) ? (text as Key) : undefined);
