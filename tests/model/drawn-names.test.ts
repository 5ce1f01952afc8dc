import { describe, expect, test } from 'vitest';
import { beginningOf, boxesOf, diagramParts, type Box } from '#tools/model/diagram/parts.ts';
import { machineSvg } from '#tools/model/diagram/svg.ts';
import { models } from '#tools/model/models.ts';
import { stateList } from '#tools/model/state-list.ts';
import { ACTORS } from '#tools/model/words/actors.ts';

/** The smallest box that holds two states. */
function around(box: Box, from: string, to: string): Box {
  const inner = box.children.find((child) => {
    const ids = boxesOf(child).map(({ id }) => id);
    return ids.includes(from) && ids.includes(to);
  });
  return inner ? around(inner, from, to) : box;
}

describe.each(models.map((model) => [model.name, model] as const))('the drawing of %s', (_, model) => {
  test('calls where a way leads by what nothing else nearby is called [MO-4]', () => {
    const root = diagramParts(model);
    const ways = boxesOf(root).flatMap(({ exits }) => exits);
    for (const { from, to, leads } of ways) {
      // Of several places together each is named.
      if (to === undefined || leads?.includes(', a zarazem ')) continue;
      const alike = boxesOf(around(root, from, to)).filter(({ words }) => beginningOf(words) === leads);
      expect(
        alike.map(({ id }) => id),
        leads,
      ).toEqual([to]);
    }
  });

  test('a drawing with people of the desk explains who they are [MO-4]', () => {
    const acts = boxesOf(diagramParts(model)).some(({ exits }) =>
      exits.some(({ who }) => who === ACTORS.staff.name),
    );
    expect(machineSvg(model).includes('Osoba z zaplecza to wróżka albo właścicielka')).toBe(acts);
  });

  test('has a list where each way names a section, and each delay how long it is [MO-4]', () => {
    const list = stateList(model);
    const sections = new Set([...list.matchAll(/^#{2,6} (\S+)/gmu)].map(([, name]) => name));
    const ways = [...list.matchAll(/^- `([^`]+)`(.*?) → (.+?): /gmu)];
    expect(ways.length).toBeGreaterThan(2);
    for (const [, event = '', length = '', targets = ''] of ways) {
      for (const target of targets.split(', ')) {
        if (!target.startsWith('↺')) expect(sections, `${event} → ${target}`).toContain(target);
      }
      expect(length !== '', event).toBe(event.startsWith('after '));
    }
  });
});
