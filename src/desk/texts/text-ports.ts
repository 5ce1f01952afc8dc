import { fromPromise } from 'xstate';
import { editMachine, type Stored } from '#machines/edit.machine.ts';
import { unwrap, type DeskClient } from '#desk/api/desk-client.ts';
import { currentOf } from '#desk/api/desk-failure.ts';
import { textsCopy as copy } from './texts-copy.ts';
import type { ShopText } from '#desk/domain/wire.ts';
import type { TextId } from '#domain/texts/text-fields.ts';
import { orRefusal, type RefusalReading } from '#desk/frame/edit/save-fields.ts';

/** A text as the edit machine keeps it: all fields have the version of the whole. */
export const toStored = ({ fields, number }: Pick<ShopText, 'fields' | 'number'>): Stored => ({
  values: fields,
  versions: Object.fromEntries(Object.keys(fields).map((key) => [key, number])),
});

/** The newer text that a refused write brings along. */
export const newerText = currentOf<'saveText'>;

const REFUSALS: RefusalReading = {
  newer: (error) => {
    const text = newerText(error);
    return text && toStored(text);
  },
  refused: copy.refused,
};

/** The edit machine with its port connected to one text, whose fields it saves into the open draft. */
export const provideText = (client: DeskClient, id: TextId, onSaved: () => void) =>
  editMachine.provide({
    actors: {
      save: fromPromise(({ input: { values, versions } }) => {
        const changes = Object.entries(values).map(([key, text]) => ({ key, text }));
        const number = Math.max(0, ...Object.values(versions));
        const save = async () => {
          const stored = toStored(
            await unwrap(
              client.PUT('/texts/{textId}/draft', {
                params: { path: { textId: id } },
                body: { seen: number, changes },
              }),
            ),
          );
          onSaved();
          return stored;
        };
        return orRefusal(save, Object.keys(values), REFUSALS);
      }),
    },
  });
