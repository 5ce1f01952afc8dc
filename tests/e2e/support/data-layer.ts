import type { Page } from '@playwright/test';

export type LayerEvent = { event: string } & Record<string, unknown>;

const isEvent = (entry: unknown): entry is LayerEvent =>
  typeof entry === 'object' && entry !== null && 'event' in entry;

/** What analytics is told by a page and by all that follow it in the same tab. */
export interface LayerRecord {
  /** Everything pushed so far, as one text: for what must not be in there. */
  text: () => string;
  /** The events of one name, in their order. */
  events: (name: string) => LayerEvent[];
}

/** Listens to `window.dataLayer` from the first moment on; call it before `goto`. */
export async function recordDataLayer(page: Page): Promise<LayerRecord> {
  const entries: string[] = [];
  await page.exposeFunction('tellTest', (entry: string) => void entries.push(entry));
  await page.addInitScript(() => {
    const layer: unknown[] = [];
    const { tellTest } = window as unknown as { tellTest: (entry: string) => void };
    layer.push = (...added) => {
      for (const entry of added) tellTest(JSON.stringify(entry));
      return Array.prototype.push.apply(layer, added);
    };
    window.dataLayer = layer;
  });
  return {
    text: () => entries.join('\n'),
    events: (name) =>
      entries
        .map((entry): unknown => JSON.parse(entry))
        .filter(isEvent)
        .filter(({ event }) => event === name),
  };
}
