import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { recordOfDeeds } from '#tools/model/deeds.ts';
import { machineIn, withoutTypes } from '#tools/model/machine-source.ts';
import { models } from '#tools/model/models.ts';
import { inRepository } from '#tools/setup/repository.mjs';

describe('what a machine does on all its ways is what is committed (after an intended change: -u, and read the diff)', () => {
  test.each(models.map((model) => [model.name, model] as const))('%s [MO-1]', async (name, model) => {
    const module = machineIn(withoutTypes(readFileSync(inRepository(`machines/${name}.machine.ts`), 'utf8')));
    await expect(recordOfDeeds(model, module)).toMatchFileSnapshot(
      join(import.meta.dirname, `deeds/${name}.txt`),
    );
  });
});
