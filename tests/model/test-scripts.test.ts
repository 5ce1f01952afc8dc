import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { coverageOf } from '#tools/model/coverage.ts';
import { explore, possibleIn } from '#tools/model/explore.ts';
import { replayPath } from '#tools/model/replay.ts';
import type { Chapter, ReplayedStep } from '#tools/model/model.ts';
import { models } from '#tools/model/models.ts';
import { scriptedFlows } from '#tools/model/scripted-flows.ts';
import { preparedSteps, stepsOfScript } from '#tools/model/scripts/script-steps.ts';
import { byHand, scriptsOf, type ScriptedFlow, type TestScript } from '#tools/model/test-scripts.ts';
import { hueOf } from '#tools/model/words/actors.ts';
import { causeOf, factsOf } from '#tools/model/words/tell.ts';
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

/** Those whose events a tester brings about without being told how. */
const BY_HAND: ReadonlySet<string> = new Set(['customer', 'staff', 'owner', 'clock', 'itself']);

/** The ways of which a flow's scripts are made: whole, as far as a person brings them about, and in words. */
const ways = new Map<string, readonly Way[]>();
interface Way {
  chapter: Chapter;
  whole: readonly ReplayedStep[];
  way: readonly ReplayedStep[];
  inWords: Awaited<ReturnType<typeof stepsOfScript>>;
}
async function waysOf(flow: ScriptedFlow): Promise<readonly Way[]> {
  const { name, machine, chapters } = flow.model;
  const known = ways.get(name);
  if (known) return known;
  const made: Way[] = [];
  for (const chapter of chapters)
    for (const path of transitionCover(machine, chapter, explore(machine, chapter), 12)) {
      const whole = replayPath(machine, chapter, path);
      const way = byHand(whole);
      made.push({ chapter, whole, way, inWords: await stepsOfScript(flow, chapter, way) });
    }
  ways.set(name, made);
  return made;
}

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
            !/^(Nadal|Za każdym razem)/.test(expected) &&
            !/(Komunikat|Strona|Fokus|Adres|Urządzenie|Przeglądarka|Karta Sieć)/.test(expected)
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

    test('are all different, and never expect that nothing changes', () => {
      const told = scriptsOfFlow(name).map(({ steps }) => JSON.stringify(steps));
      expect(new Set(told).size).toBe(told.length);
      const expected = scriptsOfFlow(name).flatMap(({ steps }) => steps.map((step) => step.expected));
      expect(expected.filter((one) => /nic się nie zmienia|Nic nowego/.test(one))).toEqual([]);
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

    test('leave no event of a server, a device or another person unexplained [MT-4]', () => {
      const unsaid = model.chapters.flatMap((chapter) =>
        [...explore(model.machine, chapter).nodes.values()].flatMap(({ edges }) => {
          const bare = edges
            .map(({ happening }) => happening)
            .filter(({ how, start, isBeyondHands }) => !(how ?? start ?? isBeyondHands))
            .map(({ event: { type }, words }) => ({
              type,
              words,
              cause: causeOf(model, { eventType: type }),
            }))
            // Some answers are the tester's own doing, and their words tell what to do.
            .filter(({ cause, words }) => !BY_HAND.has(cause.by) && !/^(?:Zamknij|Dodaj) /.test(words));
          // Of several answers to one call, one comes by itself.
          return bare
            .filter(
              ({ type, cause }, at) =>
                hueOf(cause) === 'bad' ||
                cause.by === 'colleague' ||
                bare.findIndex((one) => one.type === type) !== at,
            )
            .map(({ words }) => words);
        }),
      );
      expect([...new Set(unsaid)]).toEqual([]);
    });

    test('expect something to see of each step, and of a press what it changes [MT-4]', async () => {
      const steps = (await waysOf(flow)).flatMap(({ way, inWords: { told } }) =>
        way.map((step, at) => ({ step, before: way[at - 1], line: told[at] })),
      );
      const unseen = steps.filter(
        ({ line }) => !line || /^(?:|Przez chwilę: nie ma[^.]*\.)$/.test(line.expected),
      );
      expect(unseen.map(({ line }) => line?.action)).toEqual([]);
      const changes = steps.filter(
        ({ step: { snapshot, happening }, before }) =>
          happening &&
          BY_HAND.has(causeOf(model, { eventType: happening.event.type }).by) &&
          !happening.event.type.startsWith('xstate.') &&
          before &&
          !isDeepStrictEqual(snapshot.context, before.snapshot.context),
      );
      const still = changes.filter(({ line }) => /^(?:Nadal|Przez chwilę nadal)/.test(line?.expected ?? ''));
      expect([...new Set(still.map(({ line }) => line?.action))]).toEqual([]);
    });

    test('ask nothing of a tester that a browser cannot do [MT-4]', () => {
      const impossible = scriptsOfFlow(name).flatMap(({ id, steps }) =>
        steps
          // A page that is opened without a line is the browser's own, and the console begins after it.
          .filter(
            ({ first, action }) => /^(?:Otwórz|Wejdź)/.test(action) && /Wyłącz sieć|Podmień/.test(first),
          )
          .map(({ first }) => `${id}: ${first}`),
      );
      expect(impossible).toEqual([]);
    });

    test('name the request whose answer is replaced, and look for it where it is: in the console [MT-4]', () => {
      const steps = scriptsOfFlow(name).flatMap((script) => script.steps);
      const told = steps.flatMap(({ first, how }) => `${first} ${how}`.match(/Podmień [^.]*/g) ?? []);
      const named =
        /^Podmień (?:odpowiedź|w odpowiedzi|odpowiedź decyzji \() ?(?:GET|POST|PUT) \/(?:desk-)?api\//;
      expect(told.filter((one) => !named.test(one))).toEqual([]);
      // A request that is answered in the page is not in the browser's list.
      const hidden = steps.filter(({ first, expected }) => {
        const [, request] = /Karta Sieć \(F12\) pokazuje nowe żądanie (\S+ \S+)\./.exec(expected) ?? [];
        return request !== undefined && first.includes(`Podmień odpowiedź ${request} `);
      });
      expect(hidden.map(({ action }) => action)).toEqual([]);
      expect(steps.filter(({ first }) => /Zablokuj (?!adres żądania \/)/.test(first))).toEqual([]);
    });

    test('leave no page without saying to come back, and are quick where somebody else must be [MT-4]', async () => {
      for (const { way, inWords } of await waysOf(flow)) {
        const { told } = inWords;
        for (const [at, { emitted, happening }] of way.entries()) {
          if (at < way.length - 1 && emitted.some(({ type }) => type === 'leave.allowed'))
            expect(told[at]?.action).toMatch(/wróć|na pasku|Zapisz/);
          const isAwaited = way[at - 1]?.snapshot._nodes.some(({ invoke }) => invoke.length > 0) === true;
          if (isAwaited && happening?.how?.startsWith('W drugiej przeglądarce'))
            expect(told[at]?.how).toMatch(/^Zdąż/);
        }
      }
    });

    test('tell each event of their way, also those of the device [MT-4]', async () => {
      const unsaid = (await waysOf(flow)).flatMap(({ chapter, way, inWords: { lines } }) => {
        const told = lines.map(({ action }) => action);
        return way
          .slice(1 + preparedSteps(model, way).length)
          .map(({ happening }) => happening?.words ?? '')
          .filter((words) => !told.includes(words))
          .map((words) => `${chapter.title}: ${words}`);
      });
      expect(unsaid).toEqual([]);
    });

    test('end in something to check, which a shop without the feature does not show', () => {
      const absences = /^(?:Nie ma|Na stronie nie ma|W oknie nie ma|Przez chwilę: nie ma)/;
      const empty = scriptsOfFlow(name).filter(({ steps }) =>
        steps.every(({ expected }) =>
          expected.split(/(?<=\.) (?=\p{Lu})/u).every((one) => absences.test(one)),
        ),
      );
      expect(empty.map(({ id }) => id)).toEqual([]);
    });

    test('show no regular expression to testers, and no titles that differ only in a number', () => {
      const scripts = scriptsOfFlow(name);
      const words = scripts.flatMap(({ title, preparation, steps }) => [
        title,
        preparation,
        ...steps.flatMap(({ first, action, how, expected }) => [first, action, how, expected]),
      ]);
      expect(words.filter((one) => PATTERN.test(one))).toEqual([]);
      expect(scripts.filter(({ title }) => /\(\d+\)$/.test(title)).map(({ id }) => id)).toEqual([]);
    });

    test.runIf(isWholeProof)('take every transition', async () => {
      const steps = (await waysOf(flow)).flatMap(({ whole }) => whole);
      expect(coverageOf(model.machine, steps, model.exceptions).transitions.missing).toEqual([]);
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

test('an expectation names values and sentences of the screen, so that it fails without the feature [OF-8] [MT-4]', () => {
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
  const known = ['klientka', 'zamowienie', 'zaplecze', 'zapytanie', 'nic'];
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

test('a desk script prepares the prices that it expects, since an earlier script has changed them [MT-4]', () => {
  const missing = scriptsOfFlow('edit').filter(({ preparation, steps: [first] }) => {
    const prices = first?.expected.match(/(?<=zawiera „)\d+,\d\d/g) ?? [];
    return prices.length === 0 || !prices.every((price) => preparation.includes(`${price} zł`));
  });
  expect(missing.map(({ id }) => id)).toEqual([]);
});

test('the second person of an answer is whom its preparation lets in: one writer is not disturbed by herself [MT-4]', () => {
  const scripts = scriptsOfFlow('answer');
  expect(
    scripts.filter(({ preparation }) => !preparation.includes('Druga przeglądarka w krokach to Jagna')),
  ).toEqual([]);
  const others = scripts
    .flatMap(({ steps }) => steps)
    .filter(({ how }) => how.includes('W drugiej przeglądarce'));
  expect(others.length).toBeGreaterThan(10);
  expect(others.filter(({ action, how }) => /Ludmiła|właścicielka/.test(`${action} ${how}`))).toEqual([]);
});

test('no script reloads a page while it waits for a response, or expects a purchase that never happened [MT-4]', () => {
  const steps = ['purchase', 'answer'].flatMap(scriptsOfFlow).flatMap((script) => script.steps);
  expect(
    steps.filter(
      ({ action, how, expected }) =>
        /odśwież stronę|otwórz skopiowany adres|skończyła pisać/.test(action + how) &&
        expected.startsWith('Przez chwilę'),
    ),
  ).toEqual([]);
  const bare = scriptsOfFlow('payment-status')
    .map((script) => script.steps)
    .filter((told) => told.some(({ first }) => first.includes('bez naszych dodatków')))
    .map((told) => told.at(-1)?.expected);
  expect(bare.length).toBeGreaterThan(0);
  expect(bare.filter((one) => !one?.includes('po odnośniku go nie ma'))).toEqual([]);
});
