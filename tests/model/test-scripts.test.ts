import { beforeAll, describe, expect, test } from 'vitest';
import { coverageOf } from '#tools/model/coverage.ts';
import { explore, possibleIn } from '#tools/model/explore.ts';
import { replayPath } from '#tools/model/replay.ts';
import { models } from '#tools/model/models.ts';
import { scriptedFlows } from '#tools/model/scripted-flows.ts';
import { textOf } from '#tools/model/scripts/narrator.ts';
import { csvOf, sheetOf } from '#tools/model/scripts/sheet.ts';
import { scriptsOf, type TestScript } from '#tools/model/test-scripts.ts';
import { factsOf } from '#tools/model/words/tell.ts';
import { isWholeProof } from '#tools/proof.ts';
import { transitionCover } from '#tools/model/transition-cover.ts';

const all = new Map<string, readonly TestScript[]>();
beforeAll(async () => {
  for (const flow of scriptedFlows) all.set(flow.model.name, await scriptsOf(flow));
});
const scriptsOfFlow = (name: string) => all.get(name) ?? expect.fail(`There are no scripts of ${name}`);

/** Words that no person who tests in Polish should meet: names of events and states, and what a machine would say. */
const ENGLISH =
  /\b[a-z]+\.[a-z]{3,}\b(?<!\.pl|\.example|\.com)|\b(?:the|and|error|event|state|true|false|undefined|null|NaN)\b|\b[a-z]+[A-Z]\w*\b|[A-Z]{2,}_[A-Z]+/;

describe.each(scriptedFlows.map((flow) => [flow.model.name, flow] as const))(
  'scripts of %s',
  (name, { model }) => {
    test('are tens, have ids and titles of their own, and begin with a preparation and a page [MO-3] [MT-4]', () => {
      const scripts = scriptsOfFlow(name);
      expect(scripts.length).toBeGreaterThan(0);
      expect(scripts.length).toBeLessThan(60);
      expect(new Set(scripts.map(({ id }) => id)).size).toBe(scripts.length);
      expect(new Set(scripts.map(({ title }) => title)).size).toBe(scripts.length);
      expect(scripts.filter(({ preparation }) => preparation.trim() === '')).toEqual([]);
      const pages = scripts.flatMap(({ steps }) => steps.map(({ page }) => page));
      expect(pages.filter((page) => !/^(zaplecze: )?\//.test(page))).toEqual([]);
    });

    test('say what to do and what must be seen, without a word of English', () => {
      const words = scriptsOfFlow(name).flatMap(({ title, preparation, steps }) => [
        title,
        preparation,
        ...steps.flatMap(({ action, expected }) => [action, expected]),
      ]);
      expect(words.filter((one) => one.trim() === '')).toEqual([]);
      expect(words.filter((one) => ENGLISH.test(one))).toEqual([]);
    });

    test('expect of a step nothing that was there before it', () => {
      const stale = scriptsOfFlow(name).flatMap(({ id, steps }) =>
        steps.flatMap(({ expected }, at) => {
          const before = steps[at - 1]?.expected;
          return at > 0 &&
            expected === before &&
            !/^(Nic nowego|Za każdym razem)/.test(expected) &&
            !/(Komunikat|Strona|Fokus|Adres|Urządzenie|Przeglądarka)/.test(expected)
            ? [`${id}, step ${at + 1}: ${expected}`]
            : [];
        }),
      );
      expect(stale).toEqual([]);
    });

    test('say each step in the words of the state in which it is taken', () => {
      for (const chapter of model.chapters)
        for (const { snapshot, edges } of explore(model.machine, chapter).nodes.values())
          expect(possibleIn(chapter, snapshot).map(({ words, how }) => `${words} ${how}`)).toEqual(
            expect.arrayContaining(edges.map(({ happening: { words, how } }) => `${words} ${how}`)),
          );
    });

    test('are told once each, and never tell of a check and of no check at once', () => {
      const told = scriptsOfFlow(name).map(({ steps }) => JSON.stringify(steps));
      expect(new Set(told).size).toBe(told.length);
      const expected = scriptsOfFlow(name).flatMap(({ steps }) => steps.map((step) => step.expected));
      expect(expected.filter((one) => /nic się nie zmienia|Nic nowego.*\. ./.test(one))).toEqual([]);
    });

    test('tell before a press what must be prepared for its answer', () => {
      const late = scriptsOfFlow(name).flatMap(({ id, steps }) =>
        steps
          .filter(
            ({ action, how }) =>
              how !== '' && /^(Sklep|Zaplecze) (odpowiada|przyjmuje|nie odpowiada)/.test(action),
          )
          .map(({ action }) => `${id}: ${action}`),
      );
      expect(late).toEqual([]);
    });

    test('say how the shop is made to fail, and which answer it gives by itself', () => {
      const told = /^(Sklep|Zaplecze|Odpowiedź|Pytanie|Zapis|Rozstrzygnięcie) /;
      const lacking = model.chapters.flatMap((chapter) =>
        [...explore(model.machine, chapter).nodes.values()].flatMap(({ edges }) => {
          const answers = edges.map(({ happening }) => happening).filter(({ words }) => told.test(words));
          const unsaid = answers.filter(({ how }) => how === undefined);
          return [
            ...unsaid.filter(({ event }) => event.type.startsWith('xstate.error')),
            ...unsaid.filter(
              (one, at) => unsaid.findIndex(({ event }) => event.type === one.event.type) !== at,
            ),
          ].map(({ words }) => `${chapter.title}: ${words}`);
        }),
      );
      expect([...new Set(lacking)]).toEqual([]);
    });

    test.runIf(isWholeProof)('take every transition', () => {
      const ways = model.chapters.flatMap((chapter) =>
        transitionCover(model.machine, chapter, explore(model.machine, chapter), 12).map((path) =>
          replayPath(model.machine, chapter, path),
        ),
      );
      expect(coverageOf(model.machine, ways.flat(), model.exceptions).transitions.missing).toEqual([]);
    });
  },
);

test.each(models.map((model) => [model.name, model] as const))(
  'what %s knows is told to product people without a word of English',
  (_, model) => {
    const values = model.chapters.flatMap((chapter) =>
      [...explore(model.machine, chapter).nodes.values()].flatMap(({ snapshot }) =>
        factsOf(model, snapshot).map(({ label, value }) => `${label}: ${value}`),
      ),
    );
    expect([
      ...new Set(
        values.filter(
          (one) => ENGLISH.test(one) || /\b(?:[A-Z]{4,}|direct|middle|short)\b(?<!PAPROC15)/.test(one),
        ),
      ),
    ]).toEqual([]);
  },
);

test('an expectation would fail without the feature: it tells values and sentences of the screen [OF-8] [MT-4]', () => {
  const steps = scriptsOfFlow('purchase').flatMap((script) => script.steps);
  const after = (action: string) =>
    steps.find((step) => step.action.startsWith(action))?.expected.replaceAll('\u00a0', ' ');
  expect(after('Sklep odpowiada: kupon dobry')).toContain(
    '„Do zapłaty Poprzednia cena: 42,99 zł Nowa cena: 36,54 zł”',
  );
  expect(after('Naciśnij „Usuń kupon”')).toContain('Pole „Kod kuponu” jest puste.');
  const reset = scriptsOfFlow('contact')
    .flatMap((script) => script.steps)
    .find(({ action }) => action === 'Naciśnij „Resetuj”.');
  expect(reset?.expected).toContain('Pole „Imię” jest puste.');
});

test('the way to the money comes first, and what fails comes last', () => {
  const [first] = scriptsOfFlow('purchase');
  expect(first?.weight).toBe('A');
  expect(scriptsOfFlow('purchase').at(-1)?.weight).toBe('C');
  const weights = [...all.values()].map((scripts) => scripts.map(({ weight }) => weight).join(''));
  expect(weights.filter((one) => !/^A*B*C*$/.test(one))).toEqual([]);
});

test('what is done again and again is said once', () => {
  const lines = scriptsOfFlow('payment-status').flatMap((script) => script.steps.map(({ action }) => action));
  expect(lines.filter((line) => line.startsWith('Powtórz kroki'))).not.toEqual([]);
});

test('a pattern is read as a person reads it', () => {
  expect(textOf(/^Zapisz (?:ceny|ponownie)$/)).toBe('„Zapisz ceny”');
  expect(textOf(/^Wybieram: .+, od\s/)).toBe('„Wybieram: …, od…”');
  expect(textOf(/zostało|po czasie/)).toBe('„zostało” albo „po czasie”');
  expect(textOf(/^Do zapłaty\s42,99\szł\.$/)).toBe('„Do zapłaty 42,99 zł.”');
});

test('the sheet and the table survive quotes, commas, signs of markup and Polish letters', () => {
  const script: TestScript = {
    id: 'a',
    weight: 'A',
    title: 'Tytuł, z przecinkiem',
    preparation: 'Nowe okno.',
    steps: [{ page: '/tarot', first: '', action: 'Powiedz "tak" <b>.', how: '', expected: 'Ł' }],
  };
  expect(csvOf([script]).split('\r\n')[1]).toBe(
    '"a","A","Tytuł, z przecinkiem","Nowe okno.","1","/tarot","","Powiedz ""tak"" <b>.","","Ł"',
  );
  expect(sheetOf('Arkusz', [script])).toContain('<td>Powiedz &quot;tak&quot; &lt;b&gt;.</td><td>Ł</td>');
});
