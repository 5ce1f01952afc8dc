import { expect, test } from 'vitest';
import { models } from '#tools/model/models.ts';
import { readSources } from './checks/source-tree.ts';

const sent = readSources(['src', 'server'])
  .map(({ text }) => text)
  .join('\n');
const machineFiles = readSources(['machines']);

/** Events that a machine raises by itself. */
const raisedIn = (name: string) => {
  const source = machineFiles.find(({ path }) => path === `machines/${name}.machine.ts`)?.text ?? '';
  return new Set([...source.matchAll(/raise\([^;]*?type: '([\w.-]+)'/g)].map(([, type]) => type));
};

test.each(models.map((model) => [model.name, model.machine] as const))(
  'each event that the machine %s knows is sent by the shop: a drawn way that nobody can take is counted by nobody [MO-1]',
  (name, machine) => {
    const raised = raisedIn(name);
    const events = machine.events.filter((type) => !type.startsWith('xstate.') && !raised.has(type));
    expect(events.length).toBeGreaterThan(0);
    expect(events.filter((type) => !sent.includes(`'${type}'`))).toEqual([]);
  },
);
