import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Clock } from '#server/clock.ts';
import type { Db, Tables, Trx } from '#server/store/tables/tables.ts';
import { refused } from '#server/desk/desk-errors.ts';

/** How long (ms) a browser may take to answer a challenge. */
const CHALLENGE_TIME = 5 * 60_000;

type Purpose = Tables['desk_challenge']['purpose'];

interface Challenge {
  challengeId: string;
  options: Record<string, unknown>;
}

/** A browser's response to a challenge, in the contract's form. */
export interface PasskeyProof {
  challengeId: string;
  response: Record<string, unknown>;
}

/** The person for whom a new passkey is registered. */
export interface KeyOwner {
  id: string;
  name: string;
  email: string;
}

const passkeyRefused = (message: string) => refused('passkeyRefused', message);

/** Registers and verifies passkeys (WebAuthn) for the desk's address; user verification is always required. */
export class Passkeys {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #origin: string;
  readonly #rpId: string;
  readonly #brandName: string;

  constructor({ db, clock, url, brandName }: { db: Db; clock: Clock; url: string; brandName: string }) {
    this.#db = db;
    this.#clock = clock;
    this.#origin = new URL(url).origin;
    this.#rpId = new URL(url).hostname;
    this.#brandName = brandName;
  }

  /** Creates a challenge to sign with a passkey: with any of this desk, or only with those of a person. */
  async challengeUse(purpose: Purpose, personId?: string): Promise<Challenge> {
    const own = personId === undefined ? [] : await this.#of(personId);
    const options = await generateAuthenticationOptions({
      rpID: this.#rpId,
      userVerification: 'required',
      allowCredentials: own.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
    });
    return this.#keep(purpose, personId ?? null, options);
  }

  /** Creates a challenge to register a new passkey. */
  async challengeNew(purpose: Purpose, owner: KeyOwner): Promise<Challenge> {
    const own = await this.#of(owner.id);
    const options = await generateRegistrationOptions({
      rpName: this.#brandName,
      rpID: this.#rpId,
      userID: new TextEncoder().encode(owner.id),
      userName: owner.email,
      userDisplayName: owner.name,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: own.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
    });
    return this.#keep(purpose, owner.id, options);
  }

  /**
   * Verifies a signature by a passkey; resolves to the id of its person.
   * @throws {ApiError} 422 (208): unknown, forged, copied or too late.
   */
  async verifyUse(purpose: Purpose, proof: PasskeyProof, personId?: string): Promise<string> {
    const challenge = await this.#take(purpose, proof.challengeId, personId ?? null);
    const id = String(proof.response['id']);
    const key = await this.#db
      .selectFrom('desk_passkey')
      .innerJoin('desk_person', 'desk_person.id', 'person_id')
      .select(['desk_passkey.id', 'person_id as personId', 'public_key', 'counter', 'transports'])
      .where('desk_passkey.id', '=', id)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (!key || (personId !== undefined && key.personId !== personId))
      throw passkeyRefused('The passkey is not known');
    const verified = await verifyAuthenticationResponse({
      response: proof.response as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: this.#origin,
      expectedRPID: this.#rpId,
      requireUserVerification: true,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(key.public_key),
        counter: Number(key.counter),
        transports: transportsOf(key.transports),
      },
    }).catch(() => undefined);
    if (!verified?.verified) throw passkeyRefused('The passkey was not verified');
    await this.#db
      .updateTable('desk_passkey')
      .set({ counter: verified.authenticationInfo.newCounter, last_used_at: this.#clock.now() })
      .where('id', '=', key.id)
      .execute();
    return key.personId;
  }

  /**
   * Verifies a new passkey and stores it; the caller's transaction creates its owner.
   * @throws {ApiError} 422 (208)
   */
  async register(
    purpose: Purpose,
    proof: PasskeyProof,
    personId: string,
    device: string,
  ): Promise<(trx: Trx) => Promise<string>> {
    const challenge = await this.#take(purpose, proof.challengeId, personId);
    const verified = await verifyRegistrationResponse({
      response: proof.response as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: this.#origin,
      expectedRPID: this.#rpId,
      requireUserVerification: true,
    }).catch(() => undefined);
    if (!verified?.verified || !verified.registrationInfo)
      throw passkeyRefused('The passkey was not verified');
    const { credential } = verified.registrationInfo;
    return async (trx) => {
      const stored = await trx
        .insertInto('desk_passkey')
        .values({
          id: credential.id,
          person_id: personId,
          public_key: Buffer.from(credential.publicKey),
          counter: credential.counter,
          transports: credential.transports ?? [],
          device,
        })
        .onConflict((on) => on.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!stored) throw passkeyRefused('The passkey is registered already');
      return stored.id;
    };
  }

  #of(personId: string) {
    return this.#db
      .selectFrom('desk_passkey')
      .select(['id', 'transports'])
      .where('person_id', '=', personId)
      .execute();
  }

  async #keep(purpose: Purpose, personId: string | null, options: { challenge: string }): Promise<Challenge> {
    const now = this.#clock.now();
    await this.#db.deleteFrom('desk_challenge').where('expires_at', '<', now).execute();
    const { id } = await this.#db
      .insertInto('desk_challenge')
      .values({
        purpose,
        person_id: personId,
        challenge: options.challenge,
        expires_at: new Date(now.getTime() + CHALLENGE_TIME),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { challengeId: id, options: { ...options } };
  }

  /** Takes a challenge, which is valid once and for its purpose only. */
  async #take(purpose: Purpose, id: string, personId: string | null): Promise<string> {
    const row = await this.#db
      .deleteFrom('desk_challenge')
      .where('id', '=', id)
      .where('purpose', '=', purpose)
      .where('person_id', personId === null ? 'is' : '=', personId)
      .where('expires_at', '>', this.#clock.now())
      .returning('challenge')
      .executeTakeFirst();
    if (!row) throw passkeyRefused('The challenge is not known or has expired');
    return row.challenge;
  }
}

const transportsOf = (stored: readonly string[]) => [...stored] as AuthenticatorTransport[];
