import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { recordOfDeeds } from '#tools/model/deeds.ts';
import { machineIn, withoutTypes } from '#tools/model/machine-source.ts';
import { models } from '#tools/model/models.ts';
import { PROBES } from '#tools/model/probes.ts';
import { inRepository } from '#tools/setup/repository.mjs';

describe('what a machine does on all its ways is what is committed (after an intended change: -u, and read the diff)', () => {
  test.each(models.map((model) => [model.name, model] as const))('%s [MO-1]', async (name, model) => {
    const module = machineIn(withoutTypes(readFileSync(inRepository(`machines/${name}.machine.ts`), 'utf8')));
    await expect(recordOfDeeds(model, module)).toMatchFileSnapshot(
      join(import.meta.dirname, `deeds/${name}.txt`),
    );
  });
});

test('no probe sends what its machine does not know: a renamed event would prove nothing', () => {
  const unknown = models.flatMap(({ name, machine }) =>
    (PROBES[name] ?? []).flatMap(({ events }) =>
      events.filter(({ type }) => !machine.events.includes(type)).map(({ type }) => `${name}: ${type}`),
    ),
  );
  expect(unknown).toEqual([]);
  expect(Object.keys(PROBES).filter((name) => models.every((model) => model.name !== name))).toEqual([]);
});
