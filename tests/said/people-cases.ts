import { sql } from 'kysely';
import { given, NEWER, NOTHING, post, remove } from './case-kit.ts';
import type { DeskRequest } from './requests.ts';
import { NEW_ID, type Cases, type WhatChanges } from './what-changes.ts';

const personOf = (shop: WhatChanges, name: string) =>
  shop.find<{ id: string; version: number; fairyId: string }>(
    sql`select id, version, fairy_id as "fairyId" from desk_person where name = ${name}`,
  );

/** Somebody with all that a person may have. */
async function ofAll(shop: WhatChanges, name: string): Promise<void> {
  const { id } = await personOf(shop, name);
  const { owner } = shop.filled.people;
  await shop.filled.desk.signAgain({ id, name });
  await given(
    shop,
    sql`insert into push_subscription (endpoint, person_id, p256dh, auth, device) values
      ('https://web.push.apple.com/a', ${id}, '', '', 'Telefon'), ('https://web.push.apple.com/b', ${owner.id}, '', '', 'Laptop')`,
    sql`insert into phrase (id, person_id, body) values (${NEW_ID}, ${id}, 'Zwrot')`,
    sql`insert into desk_recovery_code (code_hash, person_id)
      values (repeat('a', 64), ${id}), (repeat('b', 64), ${owner.id})`,
    sql`insert into desk_invitation (token_hash, person_id, role, name, email, invited_by, created_at, expires_at) values
      (repeat('c', 64), gen_random_uuid(), 'owner', 'Od niej', 'a@example.com', ${id}, now(), now() + interval '1 hour'),
      (repeat('d', 64), ${id}, 'owner', 'Do niej', 'b@example.com', null, now(), now() + interval '1 hour')`,
  );
}

const removing = async (shop: WhatChanges, name: string, seen?: number) => {
  const { id, version } = await personOf(shop, name);
  return remove(`/people/${id}?version=${seen ?? version}`);
};

/** A specialist's refusal of the same, some time ago. */
const refusedBefore = (shop: WhatChanges, ago: ReturnType<typeof sql>) =>
  sql`insert into audit (actor_kind, actor_id, actor_name, actor_role, action, entity, entity_id, at) values
    ('person', ${shop.filled.people.specialist.id}, 'Róża', 'specialist', 'access.refused', 'operation', 'removePerson', now() - ${ago})`;

const secondOwner = (shop: WhatChanges) =>
  given(shop, sql`update desk_person set role = 'owner', fairy_id = null where name = 'Iskra'`);

interface Invitation {
  id?: string;
  role: string;
  name: string;
  email: string;
  fairyId?: string;
  seen: string | null;
}
const OWNER: Invitation = {
  id: NEW_ID,
  role: 'owner',
  name: ' Zofia ',
  email: ' Zofia@Example.COM ',
  seen: null,
};
const invite = (more: Partial<Invitation> = {}): DeskRequest =>
  post('/invitations', { ...OWNER, email: 'zofia@example.com', ...more });
const cardOf = async (shop: WhatChanges, name: string) =>
  (await shop.find(sql<{ id: string }>`select id from fairy where name = ${name}`)).id;
/** A specialist of the catalogue whose account was closed. */
async function freeCard(shop: WhatChanges): Promise<string> {
  await given(shop, sql`update desk_person set removed_at = now() where name = 'Iskra'`);
  return cardOf(shop, 'Iskra');
}
const openOne = (shop: WhatChanges) =>
  shop.find<{ id: string; email: string }>(
    sql`select id, email from desk_invitation order by created_at limit 1`,
  );

/** What owners change about people of the desk. */
export const peopleCases: Readonly<Record<string, Cases>> = {
  removePerson: {
    'who has something of all': async (shop) => {
      await ofAll(shop, 'Róża');
      return removing(shop, 'Róża');
    },
    'who was changed meanwhile': (shop) => removing(shop, 'Róża', NEWER),
    'who is nobody': () => remove(`/people/${NOTHING}?version=1`),
    'who has left': async (shop) => {
      await given(shop, sql`update desk_person set removed_at = now() where name = 'Róża'`);
      return removing(shop, 'Róża');
    },
    'who is the last owner': (shop) => removing(shop, 'Ludmiła'),
    'who is one of two owners': async (shop) => {
      await secondOwner(shop);
      return removing(shop, 'Iskra');
    },
    'by a specialist': async (shop) => ({ ...(await removing(shop, 'Iskra')), as: 'specialist' }),
    'by a specialist once more': async (shop) => {
      await given(shop, refusedBefore(shop, sql`interval '599 seconds'`));
      return { ...(await removing(shop, 'Iskra')), as: 'specialist' };
    },
    'by a specialist after a while': async (shop) => {
      await given(shop, refusedBefore(shop, sql`interval '10 minutes'`));
      return { ...(await removing(shop, 'Iskra')), as: 'specialist' };
    },
  },
  endPersonSessions: {
    'of a specialist': async (shop) => {
      await ofAll(shop, 'Róża');
      return remove(`/people/${(await personOf(shop, 'Róża')).id}/sessions`);
    },
    'of the owner herself': async (shop) => {
      await ofAll(shop, 'Ludmiła');
      return remove(`/people/${(await personOf(shop, 'Ludmiła')).id}/sessions`);
    },
    'of somebody who has left': async (shop) => {
      await given(shop, sql`update desk_person set removed_at = now() where name = 'Róża'`);
      return remove(`/people/${(await personOf(shop, 'Róża')).id}/sessions`);
    },
  },
  invite: {
    'an owner': () => invite(),
    'a specialist': async (shop) =>
      invite({ role: 'specialist', name: 'Iskra', fairyId: await freeCard(shop) }),
    'a specialist without a card': () => invite({ role: 'specialist' }),
    'a specialist with a card that nobody knows': () => invite({ role: 'specialist', fairyId: NOTHING }),
    'a specialist with an archived card': async (shop) => {
      const fairyId = await freeCard(shop);
      await given(shop, sql`update fairy set archived_at = now() where id = ${fairyId}`);
      return invite({ role: 'specialist', fairyId });
    },
    'a specialist with the card of another account': async (shop) =>
      invite({ role: 'specialist', fairyId: await cardOf(shop, 'Iskra') }),
    'a specialist with an account, again': async (shop) =>
      invite({
        role: 'specialist',
        name: 'Iskierka',
        email: 'ISKRA@kwiatpaproci.example',
        fairyId: await cardOf(shop, 'Iskra'),
      }),
    'without an id': () => {
      const { id: _id, ...rest } = OWNER;
      return post('/invitations', { ...rest, email: 'zofia@example.com' });
    },
    'somebody whose open invitation was seen': async (shop) => {
      const { id, email } = await openOne(shop);
      return invite({ name: 'Bogna', email: email.toUpperCase(), seen: id });
    },
    'somebody whom another has invited meanwhile': async (shop) =>
      invite({ name: 'Bogna', email: (await openOne(shop)).email }),
    'somebody whose invitation has expired': async (shop) => {
      await given(shop, sql`update desk_invitation set expires_at = now()`);
      return invite({ name: 'Bogna', email: (await openOne(shop)).email });
    },
    'by an id that has invited another': async (shop) => {
      await shop.ask(invite());
      return invite({ name: 'Zosia' });
    },
    'by an id that has invited another address': async (shop) => {
      await shop.ask(invite());
      return invite({ email: 'zosia@example.com' });
    },
    'by an id that was withdrawn': async (shop) => {
      await shop.ask(invite());
      await shop.ask(remove(`/invitations/${NEW_ID}`));
      return invite();
    },
    'by an id that has invited her as a specialist': async (shop) => {
      const fairyId = await freeCard(shop);
      await shop.ask(invite({ role: 'specialist', fairyId }));
      return invite({ fairyId });
    },
    'by an id that has invited her for another card': async (shop) => {
      await shop.ask(invite({ role: 'specialist', fairyId: await freeCard(shop) }));
      return invite({ role: 'specialist', fairyId: await cardOf(shop, 'Róża') });
    },
    'by an id that has invited somebody with an account': async (shop) => {
      await shop.ask(invite({ email: 'iskra@kwiatpaproci.example' }));
      return invite({ email: 'iskra@kwiatpaproci.example', name: 'Inna' });
    },
  },
  withdrawInvitation: {
    'that is open': async (shop) => remove(`/invitations/${(await openOne(shop)).id}`),
    'before its mail leaves': async (shop) => {
      await shop.ask(invite());
      return remove(`/invitations/${NEW_ID}`);
    },
    'that was used': async (shop) => {
      await given(shop, sql`update desk_invitation set used_at = now()`);
      return remove(`/invitations/${(await openOne(shop)).id}`);
    },
  },
};
