import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHANGE_INK } from '#tools/model/diagram/colours.ts';
import { compare, comparisonMarkdown } from '#tools/model/compare.ts';
import { machineFrom } from '#tools/model/machine-source.ts';
import { mobileMenu } from '#tools/model/models/mobile-menu.ts';
import { refund } from '#tools/model/models/refund.ts';
import { writeComparison } from '#tools/flows/versions/write-comparison.ts';
import { inRepository } from '#tools/setup/repository.mjs';

const sourceOf = (name: string) => readFileSync(inRepository(`machines/${name}.machine.ts`), 'utf8');
const replaced = (text: string, part: string, by: string) => {
  expect(text).toContain(part);
  return text.replace(part, by);
};

/** The menu before: a half-open state that is gone now, no way by a link, other words. */
const older = () =>
  [
    [`'link.follow': { target: 'closed', description: 'Wybiera pozycję z menu.' },`, `'menu.peek': 'ajar',`],
    [`Menu jest otwarte.`, 'Menu widać.'],
    [
      `    closed: {`,
      `    ajar: { description: 'Menu jest uchylone.', on: { 'menu.close': { target: 'closed', description: 'Zamyka.' } } },\n    closed: {`,
    ],
  ].reduce((text, [part = '', by = '']) => replaced(text, part, by), sourceOf('mobile-menu'));

describe('against a revision of git', () => {
  const folder = mkdtempSync(join(tmpdir(), 'versions-'));
  const target = join(folder, 'reports');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.pl', ...args], {
      cwd: folder,
    });
  const put = (text: string) => writeFileSync(join(folder, 'machines/mobile-menu.machine.ts'), text);
  const place = { folder, target, models: [mobileMenu, refund] };

  beforeAll(() => {
    mkdirSync(join(folder, 'machines'));
    git('init', '--quiet');
    put(older());
    git('add', '.');
    git('commit', '--quiet', '-m', 'The menu as it was');
    git('tag', 'was');
    put(sourceOf('mobile-menu'));
    writeFileSync(join(folder, 'machines/refund.machine.ts'), sourceOf('refund'));
    git('add', '.');
    git('commit', '--quiet', '-m', 'The machines as they are');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('the comment counts and names what was added and removed, and what is new as a whole [MO-4]', async () => {
    const text = readFileSync(await writeComparison('was', place), 'utf8');
    expect(text).toContain('### Menu na telefonie: −1 stan, +1 przejście, −2 przejścia');
    expect(text).toContain('- − stan: „Menu jest uchylone.” `mobileMenu.ajar`');
    expect(text).toContain(
      '- + przejście: klientka: Wybiera pozycję z menu. („Menu jest otwarte.” → „Menu jest zamknięte.”)',
    );
    expect(text).toContain('- inne słowa: „Menu widać.” → „Menu jest otwarte.”');
    expect(text).toMatch(/### Zwrot pieniędzy: \+5 stanów, \+6 przejść/);
  });

  test('the drawings before and after show it in colour and in words', async () => {
    await writeComparison('was', place);
    const [before, after] = ['before', 'after'].map((side) =>
      readFileSync(join(target, `mobile-menu.${side}.svg`), 'utf8'),
    );
    expect(before).toMatch(/− usunięte:<\/tspan><tspan[^>]*> Menu jest uchylone\./);
    expect(before).toContain(`stroke="${CHANGE_INK.removed[0]}"`);
    expect(before).not.toContain('+ nowe');
    expect(after).toMatch(/\+ nowe:<\/tspan>/);
    expect(after).toContain(`stroke="${CHANGE_INK.added[0]}"`);
    expect(existsSync(join(target, 'refund.before.svg'))).toBe(false);
  });

  test('machines that are the same are not named; an unknown revision is an error', async () => {
    expect(readFileSync(await writeComparison('HEAD', place), 'utf8')).toContain(
      'Żaden przepływ się nie zmienił.',
    );
    expect(existsSync(join(target, 'mobile-menu.after.svg'))).toBe(false);
    await expect(writeComparison('nowhere', place)).rejects.toThrow('nowhere');
  });
});

test('what only has other words is told so', () => {
  const said = compare(
    mobileMenu,
    machineFrom(replaced(sourceOf('mobile-menu'), 'Menu jest otwarte.', 'Jest.')),
  );
  expect(comparisonMarkdown('x', [said])).toContain('### Menu na telefonie: inne słowa');
});
