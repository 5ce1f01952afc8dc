import { runAnswerCommand } from './answer/answer-command.ts';
import { withShopData } from './with-shop-data.ts';

/** Mails are sent and refunds made by the running shop, not by this command. */
const MAIL_WAITS = 'Mails are sent and refunds made once the shop runs: npm start.';

/**
 * npm run answer: lists paid orders without an answer and money to decide on, schedules an answer from a file, calls an
 * order off, gives money back, and accepts or closes money of another amount. Reads the shop's settings.
 * @returns exit code: 0 on success
 */
export const main = (args: string[]): Promise<number> =>
  withShopData(async ({ db, kind }) => {
    const { text, isDone } = await runAnswerCommand(db, args);
    const mailWaits = isDone && kind === 'embedded' && args.length > 1 && args[0] !== 'settle';
    return { text: mailWaits ? `${text}\n${MAIL_WAITS}` : text, isDone };
  });
