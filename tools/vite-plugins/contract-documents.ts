import { bundle, createConfig } from '@redocly/openapi-core';
import type { Plugin } from 'vite';
import { operationShapes } from './operation-shapes.ts';
import { requiredCalls, type ContractDocument } from './required-calls.ts';

/** Conversion of a contract, by the query after its file name. */
const FORMS: ReadonlyMap<string, (document: unknown) => unknown> = new Map([
  ['?contract', (document: unknown) => document],
  ['?required', (document: unknown) => requiredCalls(document as ContractDocument)],
  ['?shapes', (document: unknown) => operationShapes(document as Parameters<typeof operationShapes>[0])],
]);

/**
 * Vite plugin for imports of a contract, bundled from all its files. `openapi/NAME.yaml?contract` is the document as
 * an object, `?required` the calls that any foreign API must support, `?shapes` a digest of each operation. It uses
 * the bundler inside openapi-typescript, so that routes and types come from the same document.
 */
export function contractDocuments(): Plugin {
  // One document in several forms is bundled once: that takes a second.
  const bundled = new Map<string, ReturnType<typeof bundleContract>>();
  return {
    name: 'contract-documents',
    watchChange: () => bundled.clear(),
    async load(id) {
      const [path = '', form] = id.split(/(?=\?)/, 2);
      const made = path.endsWith('.yaml') && form !== undefined ? FORMS.get(form) : undefined;
      if (!made) return undefined;
      const bundling = bundled.get(path) ?? bundleContract(path);
      bundled.set(path, bundling);
      const { bundle: document, problems, fileDependencies } = await bundling;
      if (problems.length > 0) this.error(problems.map(({ message }) => message).join('\n'));
      for (const file of fileDependencies) this.addWatchFile(file);
      const text = JSON.stringify(JSON.stringify(made(document.parsed)));
      return { code: `export default JSON.parse(${text});`, map: null };
    },
  };
}

const bundleContract = async (path: string) =>
  bundle({ ref: path, config: await createConfig({}, { extends: ['minimal'] }) });
