import { z } from 'zod';
import { formatShopTime } from '#copy/site/format.ts';
import { systemClock, type Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import { createInvitation, invitationLink } from '#server/desk/access/invitations.ts';
import { UNNAMED_OWNER } from '#domain/desk/unnamed-owner.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { usageOf } from '../setup/usage.mjs';
import type { CommandResult } from '../with-shop-data.ts';

/** Runs `npm run desk …` on an open database. */
export async function runDeskCommand(
  db: Db,
  { deskUrl }: Pick<Config, 'deskUrl'>,
  [command, role, address, ...names]: readonly string[],
  clock: Clock = systemClock,
): Promise<CommandResult> {
  if (command !== 'invite' || role !== 'owner' || address === undefined)
    return { text: usageOf('desk'), isDone: false };
  if (!z.email().safeParse(address).success)
    return { text: `${address} is no e-mail address.`, isDone: false };
  const name = names.join(' ').trim() || UNNAMED_OWNER;
  const invited = { role, name, email: address, fairyId: null, invitedBy: undefined } as const;
  const {
    token,
    expiresAt,
    role: given,
  } = await db.transaction().execute((trx) => createInvitation(trx, invited, clock));
  return {
    text: [
      `Open this link on the device that you will work on; it works once, until ${formatShopTime(expiresAt)} (Warsaw time):`,
      invitationLink(deskUrl, token),
      ...(given === role ? [] : [`This address belongs to a ${given} already, and stays one.`]),
    ].join('\n'),
    isDone: true,
  };
}
