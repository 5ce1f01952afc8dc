import { foldLetters } from '#domain/typed/typed-text.ts';
import { SAMPLE_OWNER } from '#server/desk/access/sample-entry.ts';
import { sha256 } from '#server/sha256.ts';
import { insertMany } from './insert-many.ts';
import { DAY, HOUR, later, MINUTE } from './moments.ts';
import type { DemoOffer } from './plan.ts';
import { uuidOf } from './plan-orders.ts';
import type { DemoPerson, Year } from './year.ts';

const DEVICES = ['Chrome, Android', 'Safari, iPhone', 'Firefox, Windows'];

/** The owner whom the sample's link lets in, and a person for each specialist. */
export async function makePeople(
  { trx, random, now, days }: Year,
  owner: DemoPerson,
  offers: readonly DemoOffer[],
) {
  const fairies = new Map(offers.map(({ fairyId, fairyName }) => [fairyId, fairyName]));
  const writers = new Map(
    [...fairies].map(([fairyId, name]) => [
      fairyId,
      { id: uuidOf(random), name, role: 'specialist' } satisfies DemoPerson,
    ]),
  );
  const created_at = later(now, -days * DAY);
  await insertMany(trx, 'desk_person', [
    { ...owner, email: SAMPLE_OWNER.email, fairy_id: null, version: 1, created_at },
    ...[...writers].map(([fairyId, writer], index) => ({
      ...writer,
      email: `${foldLetters(writer.name)}@kwiatpaproci.example`,
      fairy_id: fairyId,
      version: 1,
      created_at: later(created_at, (index + 1) * MINUTE),
    })),
  ]);
  // All but the last one have come lately, each by her key.
  const come = [...writers.values()].slice(0, -1);
  await insertMany(
    trx,
    'desk_passkey',
    come.map(({ id }, index) => ({
      id: uuidOf(random),
      person_id: id,
      public_key: '\\x00',
      counter: 0,
      transports: ['internal'],
      device: DEVICES[index % DEVICES.length],
      created_at: later(created_at, DAY),
      last_used_at: later(now, -(1 + index * 5) * HOUR),
    })),
  );
  await insertMany(
    trx,
    'desk_session',
    come.map(({ id }, index) => ({
      id: uuidOf(random),
      token_hash: sha256(id),
      person_id: id,
      entry: 'passkey',
      device: DEVICES[index % DEVICES.length],
      created_at: later(now, -(1 + index * 5) * HOUR),
      last_seen_at: later(now, -(0.5 + index * 5) * HOUR),
      ended_at: later(now, -(0.4 + index * 5) * HOUR),
    })),
  );
  // The last one is new, and nothing is agreed with her.
  await insertMany(
    trx,
    'fairy_share',
    [...writers.keys()].slice(0, -1).map((fairy_id, index) => ({
      fairy_id,
      month: `${created_at.toISOString().slice(0, 7)}-01`,
      percent: 50 + (index % 3) * 5,
    })),
  );
  return writers;
}
