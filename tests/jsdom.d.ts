/** The part of jsdom that tests use outside of its vitest environment; the package carries no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { url?: string; contentType?: string });
    readonly window: Window & typeof globalThis;
  }
}
