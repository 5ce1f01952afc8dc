import { readFileSync } from 'node:fs';
import { Settings } from './settings.schema.ts';

/** Settings that nobody may read. Each has a form `NAME_FILE`, which names a file with its value. */
export const SECRET_SETTINGS: readonly string[] = Object.entries(Settings.shape)
  .filter(([, setting]) => setting.meta()?.['isSecret'] === true)
  .map(([name]) => name);

/** Placeholders in the guide (docs/operating/going-live.md) for an owner's own values. */
const PLACEHOLDER = /…|:PASSWORD@/;

/** Names of the secrets that still have the guide's placeholder. */
export const placeholdersIn = (given: Environment): string[] =>
  SECRET_SETTINGS.filter((name) => PLACEHOLDER.test(given[name] ?? ''));

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads secrets from files, as container hosts and systemd provide them. Returns the environment with their values,
 * and a sentence for each unreadable file, without its content.
 */
export function withSecretFiles(env: Environment): { env: Environment; problems: string[] } {
  const read: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of SECRET_SETTINGS) {
    const path = env[`${name}_FILE`]?.trim() ?? '';
    if (path === '') continue;
    if ((env[name]?.trim() ?? '') !== '') {
      problems.push(`${name}_FILE must not be set beside ${name}: one of them is meant`);
      continue;
    }
    try {
      read[name] = readFileSync(path, 'utf8');
    } catch (error) {
      const { code = 'unreadable' } = error as NodeJS.ErrnoException;
      problems.push(`${name}_FILE names a file that cannot be read (${code})`);
    }
  }
  return { env: { ...env, ...read }, problems };
}
