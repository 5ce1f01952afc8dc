// @ts-check
import { spawn } from 'node:child_process';
import { inRepository, repository } from './repository.mjs';

/**
 * @typedef {object} ProgramResult
 * @property {number} code exit code; 1 when the program could not start, was killed, or took too long
 * @property {string} output its combined standard output and error
 */

/**
 * Runs a program without standard input and waits for its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ show?: boolean, env?: Record<string, string>, minutes?: number, folder?: string }} [options]   show: let
 * its output through instead of keeping it; minutes: end it, with all it started, after this long;   folder: where it
 * runs, the repository's root unless said otherwise
 * @returns {Promise<ProgramResult>} never rejects: a program that fails is a response too
 */
export function runProgram(
  command,
  args,
  { show = false, env = {}, minutes = 20, folder = repository } = {},
) {
  return new Promise((done) => {
    // A group of its own, so that an end by time takes browsers and workers with it.
    const group = process.platform !== 'win32';
    const child = spawn(command, args, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      detached: group,
    });
    let output = '';
    const end = (/** @type {NodeJS.Signals} */ signal) => {
      if (child.pid === undefined) return;
      try {
        process.kill(group ? -child.pid : child.pid, signal);
      } catch {
        // It has ended by itself in the meantime.
      }
    };
    const clock = setTimeout(() => {
      output += `\n${command} was ended after ${minutes} minutes.\n`;
      end('SIGKILL');
    }, minutes * 60_000);
    // Being in another group, the child does not hear Ctrl+C by itself.
    const interrupted = (/** @type {NodeJS.Signals} */ signal) => {
      end(signal);
      process.exit(130);
    };
    process.on('SIGINT', interrupted).on('SIGTERM', interrupted);
    const finish = (/** @type {number} */ code) => {
      clearTimeout(clock);
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
      done({ code, output });
    };
    const keep = (/** @type {string} */ text) => (output += text);
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => {
      output += `${command} could not be started: ${error.message}\n`;
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/**
 * Command line of the npm that runs this command; without one, the npm in PATH.
 *
 * @returns {[command: string, ...args: string[]]}
 */
export function npmCommand() {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? [process.execPath, script] : ['npm'];
}

/**
 * Path of an installed package's start script, to be run by this Node without npx or a shell.
 *
 * @param {string} path inside node_modules, for example `vite/bin/vite.js`
 */
export const installedProgram = (path) => inRepository(`node_modules/${path}`);
