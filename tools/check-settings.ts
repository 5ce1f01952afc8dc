import { ConfigError, loadConfig } from '#server/config.ts';

/**
 * Reads the settings before anything is built, so that a wrong one is reported at once.
 * @returns exit code: 0 if they allow a start
 */
export async function main(): Promise<number> {
  try {
    loadConfig(process.env);
    return 0;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    return 1;
  }
}
