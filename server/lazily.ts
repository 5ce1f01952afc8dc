/**
 * Makes something once, when first asked, and hands out the same one ever after. A failure is not kept: the next
 * caller tries again.
 */
export function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}
