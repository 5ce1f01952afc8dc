/**
 * A drawer of the browser that may be blocked, full or filled by somebody else (OF-4, U32): reading then gives
 * `undefined`, writing does nothing, and neither ever throws.
 */
export interface Drawer {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  clear(key: string): void;
}

const drawerOf = (open: () => Storage): Drawer => ({
  read(key) {
    try {
      const text = open().getItem(key);
      return text === null ? undefined : (JSON.parse(text) as unknown);
    } catch {
      return undefined;
    }
  },
  write(key, value) {
    try {
      open().setItem(key, JSON.stringify(value));
    } catch {
      // Nothing is remembered; the shop works on.
    }
  },
  clear(key) {
    try {
      open().removeItem(key);
    } catch {
      // As above.
    }
  },
});

/** Kept on the device. */
export const deviceDrawer = drawerOf(() => window.localStorage);

/** Kept for the tab. */
export const tabDrawer = drawerOf(() => window.sessionStorage);
