import { beforeAll, describe, expect, test } from 'vitest';
import { coverageOf } from '#tools/model/coverage.ts';
import { explore, possibleIn } from '#tools/model/explore.ts';
import { replayPath } from '#tools/model/replay.ts';
import { models } from '#tools/model/models.ts';
import { scriptedFlows } from '#tools/model/scripted-flows.ts';
import { textOf } from '#tools/model/scripts/narrator.ts';
import { preparedSteps, stepsOfScript } from '#tools/model/scripts/script-steps.ts';
import { csvOf, sheetOf } from '#tools/model/scripts/sheet.ts';
import { scriptsOf, type ScriptedFlow, type TestScript } from '#tools/model/test-scripts.ts';
import { factsOf } from '#tools/model/words/tell.ts';
import catalogue from '#server/seed/catalogue.json' with { type: 'json' };
import { isPreparedAnswer } from '#server/pay/sandbox/prepared-answers.ts';
import { SCENARIOS } from '#server/pay/sandbox/scenarios.ts';
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

/** What a regular expression would leave behind. */
const PATTERN = /\\|\(\?[:=!<]|\.[*+]|\s[*+]|\[\^|\]\+/;

/** Events that come from elsewhere. */
const BROUGHT: ReadonlySet<string> = new Set(['answer.update', 'stored.update', 'connection.return']);

/** The ways of which the scripts are made. */
const waysOf = ({ model }: ScriptedFlow) =>
  model.chapters.flatMap((chapter) =>
    transitionCover(model.machine, chapter, explore(model.machine, chapter), 12).map((path) => ({
      chapter,
      way: replayPath(model.machine, chapter, path),
    })),
  );

describe.each(scriptedFlows.map((flow) => [flow.model.name, flow] as const))(
  'scripts of %s',
  (name, flow) => {
    const { model } = flow;
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

    test('tell each event of their way, also those of the device [MT-4]', async () => {
      const unsaid = await Promise.all(
        waysOf(flow).map(async ({ chapter, way }) => {
          const { lines } = await stepsOfScript(flow, chapter, way);
          const told = lines.map(({ action }) => action);
          const events = way.slice(1 + preparedSteps(model, way).length);
          return events
            .map(({ happening }) => happening?.words ?? '')
            .filter((words) => !told.includes(words))
            .map((words) => `${chapter.title}: ${words}`);
        }),
      );
      expect(unsaid.flat()).toEqual([]);
    });

    test('end in something to check, which a shop without the feature does not show', () => {
      const ends = scriptsOfFlow(name).map(({ id, steps }) => [id, steps.at(-1)?.expected ?? '']);
      expect(ends.filter(([, expected]) => expected?.startsWith('Nic nowego'))).toEqual([]);
      const absences = /^(?:Nie ma|Na stronie nie ma|W oknie nie ma|Nic nowego|Przez chwilę: nie ma)/;
      const empty = scriptsOfFlow(name).filter(({ steps }) =>
        steps.every(({ expected }) =>
          expected.split(/(?<=\.) (?=\p{Lu})/u).every((one) => absences.test(one)),
        ),
      );
      expect(empty.map(({ id }) => id)).toEqual([]);
    });

    test('have no sign of a pattern in their words, and no title that a number tells apart', () => {
      const scripts = scriptsOfFlow(name);
      const words = scripts.flatMap(({ title, preparation, steps }) => [
        title,
        preparation,
        ...steps.flatMap(({ first, action, how, expected }) => [first, action, how, expected]),
      ]);
      expect(words.filter((one) => PATTERN.test(one))).toEqual([]);
      expect(scripts.filter(({ title }) => /\(\d+\)$/.test(title)).map(({ id }) => id)).toEqual([]);
    });

    test('say how each thing comes about that neither the tester nor the answer by itself brings', () => {
      const unsaid = model.chapters.flatMap((chapter) =>
        [...explore(model.machine, chapter).nodes.values()].flatMap(({ edges }) =>
          edges
            .map(({ happening }) => happening)
            .filter(({ event: { type }, how }) => how === undefined && BROUGHT.has(type))
            .map(({ words }) => words),
        ),
      );
      expect([...new Set(unsaid)]).toEqual([]);
    });

    test.runIf(isWholeProof)('take every transition', () => {
      const ways = waysOf(flow).flatMap(({ way }) => way);
      expect(coverageOf(model.machine, ways, model.exceptions).transitions.missing).toEqual([]);
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

test('what a script names is in the shop: links, their words, and codes of coupons [MT-4]', () => {
  const words = [...all.values()]
    .flat()
    .flatMap(({ preparation, steps }) => [
      preparation,
      ...steps.flatMap(({ first, action, how, expected }) => [first, action, how, expected]),
    ]);
  const links = words.flatMap((one) => one.match(/\/sandbox\/[\w/?=-]+/g) ?? []);
  const known = ['klientka', 'zamowienie', 'zaplecze', 'zapytanie'];
  const [buttons, states] = [Object.keys(SCENARIOS), ['szkic', 'sprawdzenie', 'wyslana']];
  const isThere = (link: string) => {
    const { pathname, searchParams } = new URL(link, 'http://shop.example');
    const [button, state] = [searchParams.get('przycisk'), searchParams.get('stan')];
    return (
      known.includes(pathname.replace('/sandbox/przygotuj/', '')) &&
      (button === null || buttons.includes(button)) &&
      (state === null || (states.includes(state) && isPreparedAnswer(state)))
    );
  };
  expect(links.length).toBeGreaterThan(50);
  expect([...new Set(links)].filter((link) => !isThere(link))).toEqual([]);
  const codes = words.flatMap((one) => one.match(/(?<=kod\w* |kod „)„?[A-Z]{4,}\d+/g) ?? []);
  const sold = new Set(catalogue.coupons.map(({ code }) => code));
  expect(new Set(codes.map((one) => one.replace('„', '')).filter((code) => !sold.has(code)))).toEqual(
    new Set(),
  );
});

test('a script of an answer begins with a link, not with an order made by hand [MT-4]', () => {
  const starts = scriptsOfFlow('answer').map(({ steps }) => steps[0]?.action ?? '');
  expect(starts.filter((one) => !one.startsWith('Otwórz odnośnik /sandbox/przygotuj/zapytanie'))).toEqual([]);
});

test('titles of all flows are apart in words', () => {
  const titles = [...all.values()].flat().map(({ title }) => title.toLowerCase());
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
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
  expect(textOf(/szkic\s*sprawdzanie\s+stoi/)).toBe('„szkic sprawdzanie stoi”');
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
