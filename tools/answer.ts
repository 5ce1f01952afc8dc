import { runAnswerCommand } from './answer/answer-command.ts';
import { withShopData } from './with-shop-data.ts';

/** Mails are sent by the running shop, not by this command. */
const MAIL_WAITS = 'The mail is sent once the shop runs: npm start.';

/**
 * npm run answer: lists paid orders without an answer, schedules an answer from a file, or cancels an order. Reads
 * the shop's settings.
 * @returns exit code: 0 on success
 */
export const main = (args: string[]): Promise<number> =>
  withShopData(async ({ db, kind }) => {
    const { text, isDone } = await runAnswerCommand(db, args);
    const mailWaits = isDone && kind === 'embedded' && args.length > 1 && args[0] !== 'cancel';
    return { text: mailWaits ? `${text}\n${MAIL_WAITS}` : text, isDone };
  });
