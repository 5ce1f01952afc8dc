import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as ask, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { killOnExit } from '../kill-on-exit.ts';
import { freePort } from '../free-port.ts';
import { inRepository } from '../setup/repository.mjs';
import { START, type Engine } from './engine.ts';
import { untilDone } from './until-done.ts';
import { COMMANDS, webdriver, type Send } from './webdriver.ts';

/** Starts a virtual screen (Xvfb) large enough for long pages and returns its name. */
async function startScreen(): Promise<{ child: ChildProcess; display: string }> {
  // It takes the first free number itself and writes it to descriptor 3.
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x4000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const pipe = child.stdio[3];
  if (!pipe) throw new Error('Xvfb has no descriptor 3');
  const [number] = (await once(pipe, 'data')) as [Buffer];
  return { child, display: `:${number.toString().trim()}` };
}

async function call(method: string, address: string, body?: object): Promise<unknown> {
  // A connection each: the driver closes one that rests for seconds, maybe just as the next command sets out. A driver
  // that has lost its browser never responds.
  const request = ask(address, { method, agent: false });
  request.setTimeout(20_000, () =>
    request.destroy(new Error(`WebKitWebDriver is silent: ${method} ${address}`)),
  );
  request.end(body && JSON.stringify(body));
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  // Reading the response fails with the same error.
  request.on('error', () => undefined);
  const { value } = JSON.parse(await text(response)) as { value: unknown };
  if (typeof value === 'object' && value !== null && 'error' in value && 'message' in value) {
    throw new Error(`${String(value.error)}: ${String(value.message)}`);
  }
  return value;
}

const sendTo =
  (session: string): Send =>
  (command, parameters) => {
    const [method, path] = COMMANDS[command];
    return call(method, `${session}/${path}`, method === 'POST' ? parameters : undefined);
  };

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Script: has frames drawn for three seconds, none of which looks different. */
const FRAMES = 'document.documentElement.animate([{ opacity: 0.9999 }, { opacity: 1 }], { duration: 3_000 })';

/** Starts WebKitGTK on a virtual screen and drives it by WebKitWebDriver. */
export async function startWebkit(program: string): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  const faultFile = join(folder, 'faults');
  const { child: screen, display } = await startScreen();
  const cancelScreenKill = killOnExit(screen, 'SIGKILL', folder);
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      TZ: START.timeZone,
      // Its sandbox needs rights that a container's root has not.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const cancelDriverKill = killOnExit(driver, 'SIGKILL', undefined);
  const root = `http://127.0.0.1:${port}/session`;
  const capabilities = {
    alwaysMatch: {
      pageLoadStrategy: 'none',
      // A script in a page that goes into the back/forward cache would otherwise be waited for half a minute.
      timeouts: { script: 3_000 },
      'webkitgtk:browserOptions': {
        binary: inRepository('tools/engines/webkit-window.py'),
        args: [faultFile, START.locale],
      },
    },
  };
  const session = (await untilDone(() => call('POST', root, { capabilities }))) as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  const send = sendTo(`${root}/${session.sessionId}`);
  let reported = 0;
  const driven = webdriver(send);
  const engine: Engine = {
    ...driven,
    name: 'webkit',
    keepsPages: true,
    title: `WebKitGTK ${session.capabilities.browserVersion}`,
    passLinks: async (passes) =>
      void (await driven.run('webkit.messageHandlers.passLinks.postMessage(arguments[0])', passes)),
    resize: async (width, height) => void (await send('SetWindowRect', { width, height })),
    async picture() {
      // The driver waits for the page's next frame, and a page in which nothing moves never draws one.
      await driven.run(FRAMES);
      return driven.picture();
    },
    async faults() {
      const lines = existsSync(faultFile) ? readFileSync(faultFile, 'utf8').trimEnd().split('\n') : [];
      const fresh = lines.slice(reported);
      reported = lines.length;
      return fresh;
    },
    async close() {
      await call('DELETE', `${root}/${session.sessionId}`).catch(() => undefined);
      await end(driver);
      await end(screen);
      cancelDriverKill();
      cancelScreenKill();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await engine.resize(START.width, START.height);
  return engine;
}
