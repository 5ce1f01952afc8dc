import type { Outbox } from '#server/mail/outbox/outbox.ts';
import { erasePerson, type Erasure } from '#server/people/erase-person.ts';
import { exportPerson } from '#server/people/export-person.ts';
import { TERMINAL } from '#server/store/audit.ts';
import type { Store } from '#server/store/store.ts';
import { usageOf } from '../setup/usage.mjs';
import { done, refused, type CommandResult } from '../with-shop-data.ts';
import { purgeDatabaseFiles, vacuumTables } from './purge-database-files.ts';

const WITH_OPEN = 'with-open-orders';

/** Where the shop keeps data of people. */
export interface ShopData {
  store: Store;
  outbox: Outbox;
  dataDir: string;
}

/** Carries out `npm run person -- …` over an open database; anything unknown gets the list of commands. */
export async function runPersonCommand(data: ShopData, args: readonly string[]): Promise<CommandResult> {
  const [name, address = '', option, ...rest] = args;
  const email = address.trim().toLowerCase();
  const isWhole = email.includes('@') && rest.length === 0;
  if (isWhole && name === 'export' && option === undefined)
    return done(
      JSON.stringify(await exportPerson({ db: data.store.db, outbox: data.outbox }, email), undefined, 2),
    );
  if (isWhole && name === 'erase' && (option === undefined || option === WITH_OPEN))
    return erase(data, email, option === WITH_OPEN);
  return refused(usageOf('person'));
}

async function erase(data: ShopData, email: string, withOpenOrders: boolean): Promise<CommandResult> {
  const erasure = await erasePerson({ db: data.store.db, outbox: data.outbox }, email, {
    openOrders: withOpenOrders ? 'all' : [],
    actor: TERMINAL,
  });
  if (erasure.kind === 'answer-leaves')
    return refused(
      `Nothing was erased: the answer to order ${erasure.orderId} is being mailed. Try again in two minutes.`,
    );
  if (erasure.kind === 'open-orders') return refused(refusal(erasure));
  return done([...summary(erasure), await purge(data)].join('\n'));
}

/** Removes what deleting rows leaves in a database's files; resolves with what the operator has to know of it. */
async function purge(data: ShopData): Promise<string> {
  if (data.store.kind === 'embedded')
    return `Database files rewritten; snapshots from before removed: ${await purgeDatabaseFiles(data)}, a new one taken.`;
  await vacuumTables(data.store.db);
  return 'Backups of this PostgreSQL still hold the data: make a new one and delete those from before.';
}

const refusal = ({ unanswered, payable }: Extract<Erasure, { kind: 'open-orders' }>) =>
  [
    'Nothing was erased.',
    ...(unanswered.length > 0
      ? [`Paid and not answered: ${unanswered.join(', ')}. Answer them or call them off at the desk.`]
      : []),
    ...(payable.length > 0 ? [`May still be paid: ${payable.join(', ')}.`] : []),
    `To erase all the same: npm run person -- erase ADDRESS ${WITH_OPEN}`,
  ].join('\n');

function summary({ removed, kept, calledOff }: Extract<Erasure, { kind: 'erased' }>): string[] {
  const { orders, messages, subscriptions, jobs, mails } = removed;
  return [
    `Removed: ${orders} orders and drafts, ${messages} messages, ${subscriptions} newsletter addresses, ${jobs} jobs, ${mails} mails of the outbox.`,
    kept.length === 0
      ? 'Nothing is left.'
      : `Left for the tax office (number, service, amount, dates, payment, e-mail): orders ${kept.join(', ')}.`,
    ...(calledOff.length > 0 ? [`Called off: ${calledOff.join(', ')}. Their money goes back.`] : []),
  ];
}
