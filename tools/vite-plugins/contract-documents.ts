import { bundle, createConfig } from '@redocly/openapi-core';
import type { Plugin } from 'vite';

const QUERY = '?contract';

/**
 * Vite plugin for `openapi/NAME.yaml?contract`: the document with all files that it refers to in one, as an object. The
 * bundler is the one inside openapi-typescript, so that routes and types come from the same document.
 */
export const contractDocuments = (): Plugin => ({
  name: 'contract-documents',
  async load(id) {
    if (!id.endsWith(`.yaml${QUERY}`)) return undefined;
    const {
      bundle: document,
      problems,
      fileDependencies,
    } = await bundle({
      ref: id.slice(0, -QUERY.length),
      config: await createConfig({}, { extends: ['minimal'] }),
    });
    if (problems.length > 0) this.error(problems.map(({ message }) => message).join('\n'));
    for (const file of fileDependencies) this.addWatchFile(file);
    const text = JSON.stringify(JSON.stringify(document.parsed));
    return { code: `export default JSON.parse(${text});`, map: null };
  },
});
