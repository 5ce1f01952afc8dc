import { runAnswerCommand } from './answer/answer-command.ts';
import { withShopData } from './with-shop-data.ts';

/** The mail is the running shop's work, not this command's. */
const MAIL_WAITS = 'The mail is sent once the shop runs: npm start.';

/**
 * npm run answer: lists the paid orders that wait and money to decide on, takes an answer from a file, calls an order
 * off, accepts or closes money of another amount. Reads the same
 * settings as the shop.
 * @returns exit code: 0 when it did what it was asked
 */
export const main = (args: string[]): Promise<number> =>
  withShopData(async ({ db, kind }) => {
    const { text, isDone } = await runAnswerCommand(db, args);
    const mailWaits =
      isDone && kind === 'embedded' && args.length > 1 && !['cancel', 'close'].includes(args[0] ?? '');
    return { text: mailWaits ? `${text}\n${MAIL_WAITS}` : text, isDone };
  });
