/** A contract with all files that it refers to (tools/vite-plugins/contract-documents.ts). */
declare module '*.yaml?contract' {
  const document: unknown;
  export default document;
}
