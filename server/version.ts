import packageJson from '../package.json' with { type: 'json' };

/** The version of this program, as package.json has it: health, state, log and figures name it. */
export const VERSION: string = packageJson.version;
