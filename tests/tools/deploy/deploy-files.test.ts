import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
const page = (name: string) => readFileSync(inRepository(`docs/operating/${name}`), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const place = {
  folder,
  http: 18_080,
  https: 18_443,
  shop: [18_101, 18_102],
  desk: [18_201, 18_202],
} as const;

const settings = new Set([
  ...Object.keys(Settings.shape),
  ...SECRET_SETTINGS.map((secret) => `${secret}_FILE`),
]);
const isSetting = (name: string) => settings.has(name);
/** Names of settings that a file gives a value to. */
const namesIn = (text: string) =>
  [...text.matchAll(/\b([A-Z][A-Z_]{3,})(?:=|: )/g)].map(([, name]) => name ?? '');
const OTHERS =
  /^(POSTGRES_\w+|(WWW|SHOP)_(SITE|UPSTREAMS)|DESK_(SITE|UPSTREAMS)|SITE_TLS|CADDY_ADMIN|HTTPS?_PORT|HEALTHCHECK|NODE_ENV)$/;

/** Secrets that a unit hands over as files. */
const secretsOf = (unit: string) =>
  [...read(unit).matchAll(/\b([A-Z_]+)_FILE=%d/g)].map(([, name = '']) => name);

/** The text of a server or site, from its first line to the next that begins at the margin. */
const siteOf = (text: string, begins: string) =>
  text.slice(text.indexOf(begins)).split(/\n(?=[^\s#}])/)[0] ?? '';

describe('the pages about them', () => {
  test.each(readdirSync(inRepository('docs/operating')))(
    '%s gives values only to settings that there are',
    (name) => {
      const given = [...page(name).matchAll(/(?<![\w-])([A-Z][A-Z_]{3,})=/g)].map(([, one = '']) => one);
      expect(given.filter((one) => !isSetting(one) && !OTHERS.test(one))).toEqual([]);
    },
  );

  test('a command by hand names every secret that lies in a file', () => {
    const secrets = secretsOf('shop@.service');
    expect(secrets).toEqual(['DATABASE_URL', 'SMTP_URL']);
    expect(secretsOf('shop-backup.service')).toEqual(expect.arrayContaining(secrets));
    const given = secrets
      .map((name) => `${name}_FILE=/etc/shop/${name.toLowerCase().replaceAll('_', '-')}`)
      .join(' ');
    expect(page('two-processes.md')).toContain(`${given} node main.js desk invite owner`);
    expect(page('going-live.md')).toContain(`\`${given} node main.js\``);
    // The mail server runs its command as the shop's user, who reads nothing in /etc/shop.
    expect(page('mail.md')).toContain(
      `${given.replaceAll('/etc/shop/', '/etc/shop-mail-in/')} exec node main.js shop mail-in "$@"`,
    );
  });

  test('the commands before an update give either folder the files of both, and change none', () => {
    const [, commands = ''] = /```sh\n(.*?)```/s.exec(page('updating.md')) ?? [];
    for (const [release, text] of [
      ['0.1.0', 'old'],
      ['0.2.0', 'new'],
    ] as const)
      for (const part of ['client', 'desk']) {
        const assets = join(folder, `srv/shop-${release}/dist/${part}/assets`);
        mkdirSync(assets, { recursive: true });
        for (const file of [`${text}.js`, 'both.js']) writeFileSync(join(assets, file), text);
      }
    const { status } = spawnSync('sh', ['-e', '-c', commands.replaceAll('/srv/', `${folder}/srv/`)]);
    expect(status).toBe(0);
    const laid = (release: string, part: string) => {
      const assets = join(folder, `srv/shop-${release}/dist/${part}/assets`);
      return readdirSync(assets)
        .toSorted()
        .map((file) => `${file}: ${readFileSync(join(assets, file), 'utf8')}`);
    };
    for (const part of ['client', 'desk']) {
      expect(laid('0.1.0', part)).toEqual(['both.js: old', 'new.js: new', 'old.js: old']);
      expect(laid('0.2.0', part)).toEqual(['both.js: new', 'new.js: new', 'old.js: old']);
    }
  });
});

describe('the files to run a shop with', () => {
  test.each(['Containerfile', 'compose.yaml', 'shop@.service', 'shop-backup.service'])(
    '%s names settings that there are',
    (name) => {
      const unknown = namesIn(read(name)).filter((one) => !isSetting(one) && !OTHERS.test(one));
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
    // Podman's images keep no health check, and it knows no short names.
    expect(compose).toMatch(/healthcheck: \{ test: \[CMD, node, \/shop\/main\.js, health\]/);
    const images = [...text.matchAll(/^FROM (\S+)/gm), ...compose.matchAll(/image: (\S+)/g)].map(
      ([, name]) => name,
    );
    expect(images.filter((name) => name !== 'shop')).toEqual(
      Array(5).fill(expect.stringMatching(/^docker\.io\//)),
    );
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

  test('neither proxy compresses what the shop has not, which belongs to one customer', () => {
    const caddy = siteOf(read('Caddyfile'), '{$SHOP_SITE');
    const nginx = siteOf(
      read('nginx.conf'),
      'server {\n  listen 443 ssl http2;\n  server_name sklep.example;',
    );
    expect([caddy, nginx]).toEqual([
      expect.stringContaining('reverse_proxy'),
      expect.stringContaining('proxy_pass'),
    ]);
    for (const site of [caddy, nginx]) expect(site).not.toMatch(/encode|gzip/);
    expect(siteOf(read('Caddyfile'), '{$DESK_SITE')).toContain('encode');
  });

  test('nginx sends again what has a key or is booked once, by every path of it, and nothing else', () => {
    const [, path = ''] =
      /location ~ (\S+) \{\s*proxy_next_upstream [^;]*non_idempotent;/.exec(read('nginx.conf')) ?? [];
    const isSentAgain = (one: string) => new RegExp(path).test(one);
    expect(['/api/order', '/api/order/', '/api/payment/payu/notify'].map(isSentAgain)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['/api/contact', '/api/orders', '/api/order/7/purchase-report', '/'].some(isSentAgain)).toBe(
      false,
    );
  });

  test('both proxies hold back nothing of the desk’s events, and show no figures', () => {
    expect(read('nginx.conf')).toMatch(/location = \/desk-api\/events \{[^}]*proxy_buffering off;/);
    expect(read('nginx.conf')).toMatch(/location = \/metrics \{\s*return 404;/);
    expect(read('Caddyfile')).toMatch(/flush_interval -1/);
    expect(read('Caddyfile')).toMatch(/respond \/metrics 404/);
  });
});
