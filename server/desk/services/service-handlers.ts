import { signedIn } from '#server/desk/access/sessions.ts';
import type { DeskHandlers } from '#server/desk/desk-contract.ts';
import { unknown } from '#server/desk/desk-errors.ts';
import type { AnswerSource } from '#server/answers/answer-port.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { addService, makeService } from './add-service.ts';
import { archiveService, changeService, orderServices } from './change-service.ts';
import { readPrompts, readServices } from './read-services.ts';
import { setServicePicture } from '#server/desk/pictures/set-portrait.ts';
import { tryPrompt } from './try-prompt.ts';

type Name =
  | 'listServices'
  | 'addService'
  | 'makeService'
  | 'changeService'
  | 'orderServices'
  | 'archiveService'
  | 'setServicePicture'
  | 'listPrompts'
  | 'tryPrompt';

/** Handlers of the services: their fields, base prompts, order, and leaving the shop. `model` tries a base prompt. */
export function serviceHandlers(db: Db, model: AnswerSource | undefined): Pick<DeskHandlers, Name> {
  const answerWith = async (productId: string) => {
    const changed = (await readServices(db)).find(({ id }) => id === productId);
    if (!changed) throw unknown();
    return { status: 200 as const, body: changed };
  };
  const rules = { hasModel: model !== undefined };
  return {
    listServices: async () => ({ status: 200, body: await readServices(db) }),
    async addService(call) {
      await addService(db, signedIn(call).person, call.body);
      return answerWith(call.body.id);
    },
    async makeService(call) {
      const { fields, ...made } = call.body;
      // An older build of the desk sends no positions.
      await makeService(
        db,
        signedIn(call).person,
        {
          ...made,
          fields: { ...fields, spread: fields.spread ?? '' },
        },
        rules,
      );
      return answerWith(call.body.id);
    },
    async changeService(call) {
      await changeService(db, signedIn(call).person, call.path.productId, call.body.changes, rules);
      return answerWith(call.path.productId);
    },
    async archiveService(call) {
      await archiveService(db, signedIn(call).person, call.path.productId, call.body);
      return answerWith(call.path.productId);
    },
    async setServicePicture(call) {
      await setServicePicture(db, signedIn(call).person, call.path.productId, call.body);
      return answerWith(call.path.productId);
    },
    async orderServices(call) {
      await orderServices(db, signedIn(call).person, call.body);
      return { status: 200, body: await readServices(db) };
    },
    async tryPrompt({ path, body }) {
      if (!model) throw unknown();
      return { status: 200, body: await tryPrompt(db, model, path.productId, body.basePrompt) };
    },
    listPrompts: async ({ path }) => ({ status: 200, body: await readPrompts(db, path.productId) }),
  };
}
