import type { AnyMachineSnapshot } from 'xstate';
import type { Refusal as EditRefusal, Stored } from '#machines/edit.machine.ts';
import type { PortFailure } from '#machines/purchase.machine.ts';
import type { Refusal as EntryRefusal, RefusalKind } from '#machines/sign-in.machine.ts';
import { rejects, type Happening } from '../model.ts';

/** What a call may end with, by kind, in the words of a walk. A kind that is missing does not compile. */
type Refusals<Kind extends string, Error> = Readonly<Record<Kind, readonly [error: Error, words: string]>>;

/** Every refusal of every call under way: random walks mix them in, also where no person can bring them about. */
const ofCalls = <Error>(
  snapshot: AnyMachineSnapshot,
  refusals: Refusals<string, Error>,
): readonly Happening[] =>
  snapshot._nodes
    .flatMap(({ invoke }) => invoke)
    .flatMap(({ id }) =>
      Object.values(refusals).map(([error, words]) => rejects(id, error, `Zaplecze odpowiada: ${words}.`)),
    );

/** Of signing in; a port may send any of them. */
export const entryRefusals = (snapshot: AnyMachineSnapshot): readonly Happening[] =>
  ofCalls<EntryRefusal>(snapshot, {
    refused: [{ kind: 'refused' }, 'odmowa'],
    known: [{ kind: 'known' }, 'to urządzenie ma już klucz'],
    cancelled: [{ kind: 'cancelled' }, 'przerwano'],
    gone: [{ kind: 'gone' }, 'to już nie działa'],
    locked: [{ kind: 'locked', waitMs: 60_000 }, 'za dużo prób'],
    unreachable: [{ kind: 'unreachable' }, 'brak odpowiedzi'],
  } satisfies Refusals<RefusalKind, EntryRefusal>);

/** Refusals of a save. `theirs`: what somebody else has stored meanwhile. `name`: a field whose value is refused. */
export const editRefusals = (
  snapshot: AnyMachineSnapshot,
  { theirs, name }: { theirs: Stored; name: string },
): readonly Happening[] =>
  ofCalls<EditRefusal>(snapshot, {
    newer: [{ kind: 'newer', stored: theirs }, 'ktoś zapisał wcześniej'],
    rules: [{ kind: 'rules', problems: { [name]: 'Serwer nie przyjął tej ceny' } }, 'tego nie przyjmie'],
    expired: [{ kind: 'expired' }, 'sesja wygasła'],
    gone: [{ kind: 'gone' }, 'nie ma tu takiej strony'],
    unreachable: [{ kind: 'unreachable' }, 'brak odpowiedzi'],
  } satisfies Refusals<EditRefusal['kind'], EditRefusal>);

/** Of an order and its coupon: what a failure's code and its lost answer decide. */
export const orderRefusals = (snapshot: AnyMachineSnapshot): readonly Happening[] =>
  ofCalls<PortFailure>(snapshot, {
    'not found': [{ code: 102, isLost: false }, 'kuponu nie ma'],
    'used up': [{ code: 103, isLost: false }, 'kupon wygasł'],
    'not for this': [{ code: 104, isLost: false }, 'kupon nie jest na to'],
    held: [{ code: 1103, isLost: false }, 'kupon czeka w nieopłaconych zamówieniach'],
    refused: [{ code: 100, isLost: false }, 'odmowa'],
    broken: [{ code: 500, isLost: false }, 'awaria'],
    lost: [{ code: 500, isLost: true }, 'odpowiedź zginęła'],
  });
