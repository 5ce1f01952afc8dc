import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'node:tls';
import { freePort } from '../../free-port.ts';
import { killOnExit } from '../../kill-on-exit.ts';
import { inPath, isProgram } from '../../setup/packages.mjs';
import { inRepository } from '../../setup/repository.mjs';

export type ProxyKind = 'nginx' | 'caddy';

/** A real proxy with the files of tools/deploy, before processes on this machine. */
export interface Proxy {
  /** Origin of the shop, over TLS with a certificate of its own. */
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

export interface ProxyOptions {
  /** Ports of the shop's processes. */
  shop: readonly number[];
  /** Ports of their desks. */
  desk: readonly number[];
}

/** Path of a proxy's program, if it is installed. */
export const proxyProgram = (kind: ProxyKind): string | undefined =>
  inPath(kind) ?? [`/usr/sbin/${kind}`].find((path) => isProgram(path));

/** Proxies that this machine has. */
export const installedProxies = (): ProxyKind[] =>
  (['nginx', 'caddy'] as const).filter((kind) => proxyProgram(kind) !== undefined);

interface Place extends ProxyOptions {
  folder: string;
  http: number;
  https: number;
}

/** A proxy's command line and what it needs in the environment. */
interface Command {
  args: string[];
  env: Record<string, string>;
}

/** An upstream of nginx's file, with these processes in the place of its two. */
const withServers = (text: string, begins: string, ports: readonly number[]) =>
  [1, 2]
    .reduce(
      (all, one) =>
        all.replace(`  server 127.0.0.1:${begins}${one} max_fails=0;\n`, one === 1 ? 'SERVERS' : ''),
      text,
    )
    .replace('SERVERS', ports.map((port) => `  server 127.0.0.1:${port} max_fails=0;\n`).join(''));

/** Writes nginx's configuration: the file of tools/deploy, with ports, names and a certificate of this machine. */
export function nginxCommand({ folder, http, https, shop, desk }: Place): Command {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert, ...subject],
    { stdio: 'pipe' },
  );
  const file = readFileSync(inRepository('tools/deploy/nginx.conf'), 'utf8');
  const sites = withServers(withServers(file, '310', shop), '320', desk)
    .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${https} `)
    .replaceAll('server_name sklep.example;', 'server_name localhost;')
    .replaceAll(/\/etc\/ssl\/\w+\.example\.pem/g, () => cert)
    .replaceAll(/\/etc\/ssl\/\w+\.example\.key/g, () => key);
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const written = join(folder, 'nginx.conf');
  writeFileSync(
    written,
    [
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'daemon off;',
      'worker_processes 1;',
      `pid ${join(folder, 'nginx.pid')};`,
      'error_log stderr warn;',
      'events { worker_connections 1024; }',
      `http { access_log off; ${own.join(' ')}`,
      sites,
      '}',
    ].join('\n'),
  );
  return { args: ['-p', folder, '-c', written], env: {} };
}

/** The command line of Caddy with the file of tools/deploy, and what it reads from the environment. */
export function caddyCommand({ folder, http, https, shop, desk }: Place): Command {
  const listed = (ports: readonly number[]) => ports.map((port) => `127.0.0.1:${port}`).join(' ');
  mkdirSync(join(folder, 'data'), { recursive: true });
  return {
    args: ['run', '--config', inRepository('tools/deploy/Caddyfile'), '--adapter', 'caddyfile'],
    env: {
      HOME: folder,
      XDG_DATA_HOME: join(folder, 'data'),
      XDG_CONFIG_HOME: join(folder, 'data'),
      CADDY_ADMIN: 'off',
      HTTP_PORT: String(http),
      HTTPS_PORT: String(https),
      SITE_TLS: 'internal',
      SHOP_SITE: 'localhost',
      SHOP_UPSTREAMS: listed(shop),
      DESK_UPSTREAMS: listed(desk),
    },
  };
}

const isOpen = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect({ port, host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false });
    socket.once('secureConnect', () => done(true)).once('error', () => done(false));
    socket.once('secureConnect', () => socket.destroy());
  });

/** Starts a proxy and waits until it serves TLS. @throws with what it said, if it does not in half a minute */
export async function startProxy(kind: ProxyKind, options: ProxyOptions): Promise<Proxy> {
  const program = proxyProgram(kind);
  if (program === undefined) throw new Error(`This machine has no ${kind}`);
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
  const place = { ...options, folder, http: await freePort(), https: await freePort() };
  const { args, env } = kind === 'nginx' ? nginxCommand(place) : caddyCommand(place);
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const cancelKill = killOnExit(child, 'SIGTERM', folder);
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  const stop = async () => {
    cancelKill();
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const limit = Date.now() + 30_000;
  while (!(await isOpen(place.https))) {
    if (child.exitCode !== null || Date.now() > limit) {
      await stop();
      throw new Error(`${kind} did not start:\n${log}`);
    }
    await pause(50);
  }
  return { url: `https://localhost:${place.https}`, pid: child.pid ?? 0, stop };
}
