import { countRows } from '#server/store/tables/catalogue-tables.ts';
import type { Store } from '#server/store/store.ts';
import type { CommandResult } from '../with-shop-data.ts';
import { emptyShop, type Removed } from './empty-shop.ts';
import type { ShopCommand } from './command.ts';

const WITH_SANDBOX = 'with-sandbox-orders';

const LABELS: Readonly<Record<keyof Removed, string>> = {
  fairy: 'specialists',
  product: 'products',
  fairy_product: 'offers',
  specialization: 'specializations',
  coupon: 'coupons',
  page_content: 'texts',
  post: 'posts',
  shop_order: 'orders without real money',
};

const listed = (removed: Removed) =>
  (Object.keys(LABELS) as (keyof Removed)[])
    .filter((table) => removed[table] > 0)
    .map((table) => `  ${removed[table]} ${LABELS[table]}`)
    .join('\n');

async function empty(store: Store, withSandboxOrders: boolean): Promise<CommandResult> {
  // A snapshot is the embedded database's only backup; a PostgreSQL server has its owner's.
  await store.snapshot();
  const outcome = await emptyShop(store.db, { withSandboxOrders });
  if (outcome.kind === 'paid-orders') {
    const { real, sandbox } = outcome;
    const hint =
      real.length === 0
        ? `They were paid in the sandbox, with play money: \`npm run shop -- empty ${WITH_SANDBOX}\` removes them too.`
        : 'Use another database: another DATABASE_URL or DATA_DIR.';
    return {
      text: `Nothing was removed. Paid orders, or orders that may still be paid: ${[...real, ...sandbox].join(', ')}.\n${hint}`,
      isDone: false,
    };
  }
  const removed = listed(outcome.removed);
  const { endedAccess } = outcome;
  const [messages, addresses] = [
    await countRows(store.db, 'contact_message'),
    await countRows(store.db, 'subscriber'),
  ];
  return {
    text: [
      removed === ''
        ? 'Nothing of the sample is left.'
        : `The sample is gone; what you have made stays. Removed:\n${removed}`,
      ...(endedAccess === 0
        ? []
        : [`Access to the desk of ${endedAccess} specialists ended. Owners keep theirs.`]),
      `Kept: ${messages} messages of the contact form, ${addresses} newsletter addresses.`,
      ...(store.kind === 'embedded' ? ['The newest of DATA_DIR/snapshots holds what was there before.'] : []),
    ].join('\n'),
    isDone: true,
  };
}

/** `npm run shop -- empty`: deletes the sample, and on request the sandbox's orders. */
export const emptyCommand: ShopCommand = {
  run: (store, args) => {
    if (args.length === 0) return empty(store, false);
    return args.length === 1 && args[0] === WITH_SANDBOX ? empty(store, true) : undefined;
  },
};
