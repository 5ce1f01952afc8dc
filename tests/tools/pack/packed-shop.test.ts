import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '#tools/free-port.ts';
import { bytesBelow, LARGEST, pack } from '#tools/pack/pack.ts';
import { isWholeProof } from '#tools/proof.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { isBuilt } from '../../../tools/setup/build.mjs';

/** Root becomes a user without rights; anybody else stays who she is. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

// It is the build that is packed: without one of these sources there is nothing to try. It takes fifteen seconds of a
// processor, so that only `npm run prove` does it.
test.runIf(isWholeProof && isBuilt())(
  'a packed shop runs alone, as a user without rights, on a tree that cannot be written to',
  async () => {
    const scratch = mkdtempSync(join(tmpdir(), 'packed-'));
    chmodSync(scratch, 0o755);
    const folder = join(scratch, 'shop');
    const data = join(scratch, 'data');
    mkdirSync(data, { mode: 0o700 });
    if (nobody.uid !== undefined) chownSync(data, nobody.uid, nobody.gid);
    try {
      expect(await pack(folder)).toBeLessThanOrEqual(LARGEST);
      execFileSync('chmod', ['-R', 'a+rX,a-w', folder]);
      const before = await bytesBelow(folder);
      const [port, deskPort] = [await freePort(), await freePort()];
      const env = {
        PATH: process.env['PATH'] ?? '',
        PORT: String(port),
        DESK_PORT: String(deskPort),
        DATA_DIR: data,
        LOG_LEVEL: 'info',
      };
      const run = (...words: string[]) =>
        spawnSync(process.execPath, [join(folder, 'main.js'), ...words], {
          ...nobody,
          cwd: data,
          env,
          encoding: 'utf8',
        });
      const shop = spawn(process.execPath, [join(folder, 'main.js')], { ...nobody, cwd: data, env });
      let output = '';
      for (const stream of [shop.stdout, shop.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => (output += text));
      const ended = once(shop, 'exit');
      try {
        const { status, stderr } = run('health', 'wait');
        expect({ status, stderr, output }).toMatchObject({ status: 0 });
        const origin = `http://127.0.0.1:${port}`;
        const health = await fetch(`${origin}/api/health/live`);
        expect(await health.json()).toEqual({ status: 'ok', version: packageJson.version });
        expect(output).toContain(`"version":"${packageJson.version}"`);
        // Pages of React, plain ones, the ephemeris, pictures of the sample, the desk.
        for (const address of [
          `${origin}/`,
          `${origin}/moje-dane`,
          `${origin}/api/fairy`,
          `${origin}/api/moon/calendar/2031-03`,
          `${origin}/sample/iskra.svg`,
          `http://127.0.0.1:${deskPort}/`,
        ]) {
          const response = await fetch(address);
          await response.arrayBuffer();
          expect([address, response.status]).toEqual([address, 200]);
        }
        expect(run('shop', 'drill').stderr).toContain('The shop is running');
      } finally {
        shop.kill('SIGTERM');
        const [code] = await ended;
        expect([code, output]).toEqual([0, expect.not.stringContaining('Error')]);
      }
      expect(run('shop', 'drill').stdout).toContain('The backup is whole');
      expect(run('nonsense').status).toBe(2);
      expect(await bytesBelow(folder)).toBe(before);
      const bill = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')) as {
        components: object[];
      };
      expect(bill.components.length).toBeGreaterThan(100);
    } finally {
      execFileSync('chmod', ['-R', 'u+w', scratch]);
      rmSync(scratch, { recursive: true, force: true });
    }
  },
  90_000,
);
