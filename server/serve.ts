import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { banner, sampleEntryLine } from './banner.ts';
import { loadConfig } from './config.ts';
import { OwnError } from './own-error.ts';
import { registerPages } from './pages/pages.ts';
import { startServer, type RunningServer } from './start.ts';
import { VERSION } from './version.ts';
import { databaseTrouble } from './store/statements/database-trouble.ts';
import { DRILL_ARGUMENT, drillProcess } from './backup/run-drill.ts';
import { PREPARE_ARGUMENT, prepareDatabase } from './store/prepared-database.ts';

/** Time limit of a graceful stop (ms); container hosts kill a process somewhat later. */
const STOP_TIMEOUT = 20_000;

/** Finds the repository: the nearest parent folder with a package.json, for source and bundle alike. */
function repository(folder = import.meta.dirname): string {
  if (existsSync(join(folder, 'package.json')) || folder === dirname(folder)) return folder;
  return repository(dirname(folder));
}

/** The running program, as `run` needs it. */
export interface Program {
  /** Path of its file, for starting child processes. */
  file: string;
  /** Environment variables with the settings. */
  environment: NodeJS.ProcessEnv;
  /** Called once the shop is started. */
  onStarted: () => void;
}

async function serve({ file, environment, onStarted }: Program): Promise<void> {
  const config = loadConfig({ ROOT_DIR: repository(), ...environment });
  const waysIn: string[] = [];
  let print = (link: string) => void waysIn.push(link);
  const running = await startServer(config, {
    pages: (app, shown) => registerPages(app, { config, ...shown }),
    onSampleEntry: (link) => print(link),
    program: file,
  });
  stopOnSignals(running, config.stopDelay);
  onStarted();
  running.app.log.info({ version: VERSION, node: process.versions.node }, 'started');
  for (const line of banner(config)) process.stdout.write(`${line}\n`);
  // The banner is printed first. Each used link is followed by a new one.
  print = (link) => void process.stdout.write(`${sampleEntryLine(link)}\n`);
  waysIn.forEach(print);
}

function stopOnSignals(running: RunningServer, delay: number): void {
  let stopping = false;
  const stop = (signal: string) => {
    // A second signal stops the process at once.
    if (stopping) process.exit(1);
    stopping = true;
    running.app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), delay + STOP_TIMEOUT).unref();
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        running.app.log.error({ err: error }, 'the stop failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Formats a startup error: one sentence for what the operator can fix, the stack for anything else. */
export function explain(error: unknown): string {
  if (error instanceof OwnError) return error.message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${(error as { port?: number }).port} is in use: stop the other server, or set PORT (the shop) or DESK_PORT (the desk) to another number.`;
  if (code === 'EACCES') return `Not allowed: ${message}.`;
  return databaseTrouble(error) ?? stack ?? message;
}

/** Runs the command in the program's first argument; without one, serves the shop until a signal. Errors end the process. */
export async function run(program: Program): Promise<void> {
  const [, , first, ...rest] = process.argv;
  const works = new Map([
    [DRILL_ARGUMENT, () => drillProcess(rest)],
    [PREPARE_ARGUMENT, () => prepareDatabase(rest[0] ?? dirname(program.file))],
  ]);
  try {
    await (works.get(first ?? '') ?? (() => serve(program)))();
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}
