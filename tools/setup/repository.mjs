// @ts-check
import { resolve } from 'node:path';
import { join } from 'node:path';

/** The repository's root folder, independent of the working directory. */
export const repository = join(import.meta.dirname, '../../');

/**
 * An absolute path inside the repository.
 *
 * @param {string} path relative to the root
 */
export const inRepository = (path) => resolve(repository, path);
