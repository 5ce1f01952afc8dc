import { bundle, createConfig } from '@redocly/openapi-core';
import type { Plugin } from 'vite';
import { operationShapes } from './operation-shapes.ts';
import { requiredCalls, type ContractDocument } from './required-calls.ts';

/** What a query after the document's name makes of it. */
const FORMS: ReadonlyMap<string, (document: unknown) => unknown> = new Map([
  ['?contract', (document: unknown) => document],
  ['?required', (document: unknown) => requiredCalls(document as ContractDocument)],
  ['?shapes', (document: unknown) => operationShapes(document as Parameters<typeof operationShapes>[0])],
]);

/**
 * Vite plugin for `openapi/NAME.yaml?contract`: the document with all files that it refers to in one, as an object; and
 * for `?required`: what of its requests is no addition; for `?shapes`: a digest of each operation. The bundler is the one inside openapi-typescript, so that routes
 * and types come from the same document.
 */
export const contractDocuments = (): Plugin => ({
  name: 'contract-documents',
  async load(id) {
    const [path = '', form] = id.split(/(?=\?)/, 2);
    const made = path.endsWith('.yaml') && form !== undefined ? FORMS.get(form) : undefined;
    if (!made) return undefined;
    const {
      bundle: document,
      problems,
      fileDependencies,
    } = await bundle({
      ref: path,
      config: await createConfig({}, { extends: ['minimal'] }),
    });
    if (problems.length > 0) this.error(problems.map(({ message }) => message).join('\n'));
    for (const file of fileDependencies) this.addWatchFile(file);
    const text = JSON.stringify(JSON.stringify(made(document.parsed)));
    return { code: `export default JSON.parse(${text});`, map: null };
  },
});
