import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALARMS } from '#server/alarms/alarms.ts';
import { Settings } from '#server/settings/settings.schema.ts';
import { SECRET_SETTINGS } from '#server/settings/secret-files.ts';
import { alertRules, dashboard } from '#tools/docs/alert-rules.ts';
import { caddyCommand, nginxCommand, proxyProgram } from '#tools/faults/support/proxy.ts';
import { inPath } from '../../../tools/setup/packages.mjs';
import { inRepository } from '../../../tools/setup/repository.mjs';

const read = (name: string) => readFileSync(inRepository(`tools/deploy/${name}`), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const place = {
  folder,
  http: 18_080,
  https: 18_443,
  shop: [18_101, 18_102],
  desk: [18_201, 18_202],
} as const;

/** Names of settings that a file gives a value to. */
const namesIn = (text: string) =>
  [...text.matchAll(/\b([A-Z][A-Z_]{3,})(?:=|: )/g)].map(([, name]) => name ?? '');
const OTHERS =
  /^(POSTGRES_\w+|SHOP_(SITE|UPSTREAMS)|DESK_(SITE|UPSTREAMS)|SITE_TLS|CADDY_ADMIN|HTTPS?_PORT|HEALTHCHECK|NODE_ENV)$/;

describe('the files to run a shop with', () => {
  test.each(['Containerfile', 'compose.yaml', 'shop@.service', 'shop-backup.service'])(
    '%s names settings that there are',
    (name) => {
      const known = new Set([
        ...Object.keys(Settings.shape),
        ...SECRET_SETTINGS.map((secret) => `${secret}_FILE`),
      ]);
      const unknown = namesIn(read(name)).filter((one) => !known.has(one) && !OTHERS.test(one));
      expect(unknown).toEqual([]);
    },
  );

  test('the image runs without rights, ends by SIGTERM and tells its health', () => {
    const text = read('Containerfile');
    expect(text).toMatch(/^USER node$/m);
    expect(text).toMatch(/^STOPSIGNAL SIGTERM$/m);
    expect(text).toMatch(/^HEALTHCHECK .*"health"\]$/m);
    // The last stage has the packed shop alone.
    expect(text.split(/^FROM /m).at(-1)).not.toMatch(/npm|COPY \. /);
    const compose = read('compose.yaml');
    expect(compose).toMatch(/read_only: true\n\s+tmpfs: .*\/data/);
    // Docker refuses to write a secret into a tree that is read-only; a file it mounts.
    const [, secret = ''] = /^secrets:\n {2}database-url:\n {4}file: \.\/(\S+)$/m.exec(compose) ?? [];
    const [, password = ''] = /POSTGRES_PASSWORD: ([\w-]+)/.exec(compose) ?? [];
    expect(read(secret).trim()).toBe(`postgres://shop:${password}@database/shop`);
  });

  test.runIf(proxyProgram('nginx') !== undefined && inPath('openssl') !== undefined)(
    'nginx takes its file',
    () => {
      const { args } = nginxCommand(place);
      const { status, stderr } = spawnSync(proxyProgram('nginx') ?? '', ['-t', ...args], {
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([0, expect.stringContaining('is successful')]);
    },
  );

  test.runIf(proxyProgram('caddy') !== undefined)('Caddy takes its file', () => {
    const { args, env } = caddyCommand(place);
    const { status, stderr } = spawnSync(proxyProgram('caddy') ?? '', ['validate', ...args.slice(1)], {
      env: { PATH: process.env['PATH'] ?? '', ...env },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, expect.anything()]);
  });

  describe.runIf(inPath('systemd-analyze') !== undefined)('systemd', () => {
    const units = ['shop@1.service', 'shop-backup.service', 'shop-backup.timer'];
    const unitFolder = join(folder, 'units');
    const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' });
    beforeAll(() => {
      mkdirSync(unitFolder);
      for (const name of units)
        writeFileSync(join(unitFolder, name), read(name.replace('@1', '@')).replaceAll('%i', '1'));
    });

    test('takes the units', () => {
      const { stderr } = analyze('verify', '--man=no', ...units.map((name) => join(unitFolder, name)));
      // Where there is no user `shop` and no folder, that is all it says.
      const said = stderr
        .split('\n')
        .filter((line) => /shop[@-]/.test(line) && !/not executable|does not exist/.test(line));
      expect(said).toEqual([]);
    });

    test.each(units.filter((name) => name.endsWith('.service')))('calls %s safe', (name) => {
      const { status, stdout } = analyze(
        'security',
        '--offline=true',
        '--threshold=20',
        join(unitFolder, name),
      );
      expect(status, stdout).toBe(0);
    });
  });

  test('rules and dashboard are what `npm run docs` makes, and leave no figure out', () => {
    expect(read('prometheus-rules.yaml')).toBe(alertRules());
    expect(read('grafana-dashboard.json')).toBe(dashboard());
    expect(alertRules().match(/alert: /g)).toHaveLength(ALARMS.length + 1);
  });

  test('both proxies hold back nothing of the desk’s events, and show no figures', () => {
    expect(read('nginx.conf')).toMatch(/location = \/desk-api\/events \{[^}]*proxy_buffering off;/);
    expect(read('nginx.conf')).toMatch(/location = \/metrics \{\s*return 404;/);
    expect(read('Caddyfile')).toMatch(/flush_interval -1/);
    expect(read('Caddyfile')).toMatch(/respond \/metrics 404/);
  });
});
