import { beforeAll, describe, expect, test } from 'vitest';
import { MACHINE_TITLES } from '#copy/site/machine-titles.ts';
import { coverageOf, idleExceptions } from '#tools/model/coverage.ts';
import { deadEnds, explore } from '#tools/model/explore.ts';
import { models } from '#tools/model/models.ts';
import { answer } from '#tools/model/models/answer.ts';
import { OPERATIONS } from '#tests/server/desk/operations.ts';
import { edgeCover, pathPerEdge } from '#tools/model/paths.ts';
import type { ReplayedStep } from '#tools/model/model.ts';
import { isWholeProof } from '#tools/proof.ts';
import { replayPath } from '#tools/model/replay.ts';

test('every machine has a model, under the title that desk and viewer show', () => {
  expect(Object.fromEntries(models.map(({ machine, title }) => [machine.id, title]))).toEqual(MACHINE_TITLES);
});

describe.each(models.map((model) => [model.name, model] as const))('%s', (_, model) => {
  const ways: (readonly ReplayedStep[])[] = [];

  beforeAll(() => {
    for (const chapter of model.chapters) {
      const graph = explore(model.machine, chapter);
      for (const path of [...(isWholeProof ? pathPerEdge(graph) : []), ...edgeCover(graph)]) {
        ways.push(replayPath(model.machine, chapter, path));
      }
    }
  });

  test('the chapters know a way to every state and every transition', () => {
    const { states, transitions } = coverageOf(model.machine, ways.flat(), model.exceptions);
    expect(states.missing).toEqual([]);
    expect(transitions.missing).toEqual([]);
    expect(transitions.declared).toBeGreaterThan(0);
  });

  test('every exception is still needed', () => {
    const coverage = coverageOf(model.machine, ways.flat());
    expect(idleExceptions(model.machine, coverage, model.exceptions)).toEqual([]);
  });

  test.each(model.rules.map(({ name, breach }) => [name, breach] as const))('%s', (_name, breach) => {
    expect(ways.flatMap((way) => breach(way) ?? [])).toEqual([]);
  });

  test('Z każdego stanu jest wyjście.', () => {
    const stuck = model.chapters.flatMap((chapter) => deadEnds(explore(model.machine, chapter), chapter));
    expect(stuck).toEqual([]);
  });
});

test('a drawing names the owner where the contract lets nobody else, and somebody at the desk where it does', () => {
  const OPERATION: Readonly<Record<string, string>> = {
    'suggestion.ask': 'suggestDraft',
    'review.ask': 'handOverAnswer',
    'answer.approve': 'approveAnswer',
    'answer.return': 'sendBackAnswer',
    'approval.recall': 'recallAnswer',
    'approval.retime': 'retimeAnswer',
    'mail.repeat': 'sendAnswerAgain',
    'correction.begin': 'beginCorrection',
    'correction.drop': 'dropCorrection',
  };
  const may = Object.entries(OPERATION).map(([event, id]) => {
    const who = OPERATIONS.find((one) => one.id === id)?.who ?? [];
    return [event, who.includes('specialist') ? 'staff' : 'owner'];
  });
  const senders = Object.entries(answer.words.senders);
  expect(senders.filter(([event]) => event in OPERATION)).toEqual(may);
});
