import { describe, expect, test } from 'vitest';
import { statesOf } from '#tools/model/machine-parts.ts';
import { models } from '#tools/model/models.ts';
import { purchase } from '#tools/model/models/purchase.ts';
import { scriptFinder } from '#tools/flows/script.ts';

describe.each(models.map((model) => [model.name, model] as const))('%s', (_, model) => {
  test('every state has a script, and its last step reaches the state or passes it [MO-4]', () => {
    const find = scriptFinder(model);
    for (const { id } of statesOf(model.machine)) {
      const script = find(id);
      expect(script, id).toBeDefined();
      const last = script?.steps.at(-1);
      expect(last?.visited.concat(last.snapshot._nodes.map((node) => node.id)), id).toContain(id);
      const rests = last?.snapshot._nodes.some((node) => node.id === id);
      expect(script?.isPassing, id).toBe(!rests);
    }
  });
});

describe('the shortest script', () => {
  const find = scriptFinder(purchase);

  test('to a refused coupon says what to prepare, what to do and what to expect', () => {
    const script = find('purchase.open.filling.coupon.refused');
    expect(script?.lines.map(({ action }) => action)).toEqual([
      'Nowe okno prywatne; na pasku o cookies naciśnij „Tylko niezbędne”. W tej karcie zamów „Jedna karta” u Jagny z kodem „PAPROC15” i przerwij płatność. Otwórz stronę /tarot.',
      'Sklep podpowiada dane z poprzedniego zamówienia: Wanda, wanda@example.pl, 15 marca 1988.',
      'Wybierz wariant „Jedna karta”.',
      'Przy wróżce Jagna naciśnij „Wybieram”.',
      'Sklep odpowiada: kupon wygasł (kod 103).',
    ]);
    expect(script?.lines.at(-1)?.expect).toEqual([
      'Kupon odrzucony; kod został w polu, cena bez zmian i można ją zapłacić.',
    ]);
  });

  test('takes the chapter with the least before it', () => {
    expect(find('purchase.open.choosingVariant')?.steps).toHaveLength(2);
  });

  test('says of a state that is left at once that it is only passed', () => {
    expect(find('purchase.open.settling')?.isPassing).toBe(true);
    expect(find('purchase.open.choosingVariant')?.isPassing).toBe(false);
  });

  test('to what no machine has is none', () => {
    expect(find('purchase.nowhere')).toBeUndefined();
  });
});
