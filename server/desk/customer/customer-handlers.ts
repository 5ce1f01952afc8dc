import type { Clock } from '#server/clock.ts';
import { signedIn } from '#server/desk/access/sessions.ts';
import type { DeskHandlers } from '#server/desk/desk-contract.ts';
import { unknown } from '#server/desk/desk-errors.ts';
import { recordAudit } from '#server/store/audit.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { findCustomer, readCustomer } from './read-customer.ts';

/** Handlers of the page of one customer. */
export const customerHandlers = (
  db: Db,
  clock: Clock,
): Pick<DeskHandlers, 'getCustomer' | 'getCustomerEmail'> => ({
  async getCustomer({ path, query }) {
    const customer = await readCustomer(db, path.customerKey, query, clock.now());
    if (!customer) throw unknown();
    return { status: 200, body: customer };
  },
  async getCustomerEmail(call) {
    const found = await findCustomer(db, call.path.customerKey);
    if (!found) throw unknown();
    const { email, entity, entityId } = found;
    // The audit outlives an erasure, so it must not hold the customer's key.
    await recordAudit(db, {
      actor: signedIn(call).person,
      action: 'email.shown',
      entity,
      entityId,
      fields: ['email'],
    });
    return { status: 200, body: { email } };
  },
});
