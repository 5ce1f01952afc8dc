// @ts-check
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder, independent of the working directory. */
export const repository = fileURLToPath(new URL('../../', import.meta.url));

/**
 * An absolute path inside the repository.
 *
 * @param {string} path relative to the root
 */
export const inRepository = (path) => resolve(repository, path);
