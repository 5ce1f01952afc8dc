declare module 'fontverter' {
  /** Converts a font between its containers. */
  export function convert(font: Uint8Array, format: 'sfnt' | 'woff2'): Promise<Buffer>;
}
