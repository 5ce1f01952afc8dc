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

/** A digest of what each operation takes and answers, by `METHOD /path` (tools/vite-plugins/operation-shapes.ts). */
declare module '*.yaml?shapes' {
  const shapes: Readonly<Record<string, string>>;
  export default shapes;
}
