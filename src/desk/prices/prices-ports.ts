import { fromPromise } from 'xstate';
import { editMachine, type Texts } from '#machines/edit.machine.ts';
import { unwrap, type DeskClient } from '#desk/api/desk-client.ts';
import { currentOf } from '#desk/api/desk-failure.ts';
import type { PriceChange } from '#desk/domain/wire.ts';
import { pricesCopy as copy } from './prices-copy.ts';
import { must } from '#domain/must.ts';
import { readTypedPrice } from '#desk/domain/typed-price.ts';
import { orRefusal } from '#desk/frame/edit/save-fields.ts';
import { idsOf, toStored } from './prices-view.ts';

/** The message about what was typed into a price's field; `undefined` for a price, and for nothing. */
export function problemOf(typed: string): string | undefined {
  const read = readTypedPrice(typed);
  return typeof read === 'string' ? copy.problem[read] : undefined;
}

const toChanges = (values: Texts, versions: Readonly<Record<string, number>>): PriceChange[] =>
  Object.entries(values).map(([name, text]) => {
    const price = readTypedPrice(text);
    // oxlint-disable-next-line no-throw-literal -- a machine reads refusals as data
    if (typeof price === 'string') throw { kind: 'rules', problems: { [name]: copy.problem[price] } };
    return { ...idsOf(name), price, seen: must(versions[name], `version of ${name}`) };
  });

/** The edit machine with its port connected to the desk's prices. */
export const providePrices = (client: DeskClient) =>
  editMachine.provide({
    actors: {
      save: fromPromise(async ({ input: { values, versions } }) => {
        const changes = toChanges(values, versions);
        const save = async () =>
          toStored((await unwrap(client.PUT('/prices', { body: { changes } }))).prices);
        return orRefusal(save, Object.keys(values), {
          newer: (error) => {
            const prices = currentOf<'changePrices'>(error);
            return prices && toStored(prices);
          },
          refused: copy.problem.refused,
        });
      }),
    },
  });
