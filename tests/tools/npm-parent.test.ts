import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const module = new URL('../../tools/setup/npm-parent.mjs', import.meta.url).href;
const program = (ending: string) =>
  `import(${JSON.stringify(module)}).then(({ exitWithNpm }) => { exitWithNpm(); ${ending} console.log(process.pid); setInterval(() => {}, 1000); });`;

const pids: number[] = [];
afterEach(() => {
  for (const pid of pids.splice(0)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended, as it should.
    }
  }
});

/** Runs a command below a shell, as npm does; resolves once it runs. */
async function belowShell(ending: string) {
  // The second command keeps the shell from becoming the first.
  const shell = spawn('sh', ['-c', `"${process.execPath}" -e '${program(ending)}'; true`], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  shell.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await once(shell.stdout, 'data');
  const pid = Number(said.split('\n')[0]);
  pids.push(pid);
  return { shell, pid, said: () => said };
}

test('a command ends when the shell between it and npm is killed, and hears of it once', async () => {
  const heard = `process.on("SIGTERM", () => { console.log("told"); setTimeout(() => process.exit(), 1200); });`;
  const { shell, said } = await belowShell(heard);
  shell.kill('SIGTERM');
  // The pipe closes when the last process that holds it has ended.
  await once(shell.stdout, 'close');
  expect(said().match(/told/g)).toHaveLength(1);
});

test('a command that listens to no signal ends as any program does', async () => {
  const { shell, pid } = await belowShell('');
  process.kill(pid, 'SIGINT');
  await once(shell.stdout, 'close');
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
