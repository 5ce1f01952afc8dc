import { expect, test } from 'vitest';
import { models } from '#tools/model/models.ts';
import { filesThatKnow } from './checks/importers.ts';
import { readSources } from './checks/source-tree.ts';

const machineFiles = readSources(['machines']);

/** Imports between a machine and who sends its events: the shell's machines are further away than those of a page. */
const FAR = 4;

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
    // An event of the same name may be another machine's.
    const senders = filesThatKnow(name, FAR).map(({ text }) => text);
    expect(events.filter((type) => !senders.some((text) => text.includes(`'${type}'`)))).toEqual([]);
  },
);
