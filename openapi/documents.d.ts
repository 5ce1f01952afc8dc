/** A contract with all files that it refers to (tools/vite-plugins/contract-documents.ts). */
declare module '*.yaml?contract' {
  const document: unknown;
  export default document;
}

/** What of its requests is no addition (tools/vite-plugins/required-calls.ts). */
declare module '*.yaml?required' {
  import type { RequiredCall } from '#tools/vite-plugins/required-calls.ts';
  const calls: readonly RequiredCall[];
  export default calls;
}
