import type { AnyMachineSnapshot, ContextFrom, EventObject } from 'xstate';
import { shownText, type editMachine, type Refusal, type Stored } from '#machines/edit.machine.ts';
import { priceOrOff, pricesCopy } from '#desk/prices/prices-copy.ts';
import { WIRE_CHALLENGE, wireMe, wirePrices } from '../sample-desk.ts';
import type { Steps } from '../walk.ts';
import { exactly, starting, type CallEnd, type DeskUi, type HeldCall } from './ui.ts';

const owner = { id: '1', name: 'Ludmiła', role: 'owner' } as const;
const contextOf = ({ context }: AnyMachineSnapshot): ContextFrom<typeof editMachine> => context;
const READ: HeldCall = 'GET /prices';
const SAVE: HeldCall = 'PUT /prices';
/** The question; while the server has the word, it waits. */
const DISCARDS = /^(?:Odrzucić zmiany\?|Zaplecze jeszcze odpowiada)$/;
const save = /^Zapisz (?:ceny|ponownie)/;

const ok = (stored: Stored): CallEnd => ({ status: 200, body: wirePrices(stored) });
const refused = (status: number, body: object): CallEnd => ({ status, body: { message: '', ...body } });

/** The API's response that makes the port reject with a refusal. */
function refusing(event: EventObject): CallEnd {
  const { kind, stored } = (event as unknown as { error: Refusal }).error;
  if (kind === 'unreachable') return 'lost';
  if (kind === 'expired') return refused(401, { code: 108 });
  if (kind === 'gone') return refused(404, { code: 105 });
  if (kind === 'rules')
    return refused(400, { code: 101, errors: [{ path: '/changes/0/price', message: '' }] });
  return refused(409, { code: 210, current: stored && wirePrices(stored).prices });
}

/** Test steps of a stored thing that is edited: the prices of one specialist, changed by an owner. */
export function editSteps(ui: DeskUi): Steps {
  const labels: Readonly<Record<string, RegExp>> = {
    '2/1': starting('Jagna, Jedna karta'),
    '2/2': starting('Jagna, Trzy karty'),
  };
  const shows = async (snapshot: AnyMachineSnapshot) => {
    for (const [name, label] of Object.entries(labels))
      await ui.has('textbox', label, { value: shownText(contextOf(snapshot), name) });
  };
  const noBar = async (snapshot: AnyMachineSnapshot) => {
    await ui.hasNo('button', save);
    await shows(snapshot);
  };
  /** Of the dialog over the page, and of what is left of it when it is closed. */
  const asked = exactly('Wejdź jeszcze raz');
  let isExpired = false;
  const dialog = () => ui.within('dialog', DISCARDS);
  return {
    events: {
      'xstate.init': async (_, next) => {
        isExpired = false;
        await ui.open('/oferta');
        await ui.end('GET /me', { status: 200, body: { me: wireMe(owner) } });
        await ui.end(READ, ok(contextOf(next).stored));
      },
      'field.change': (event) => {
        const { name, text } = event as unknown as { name: string; text: string };
        return ui.fill(labels[name] ?? /^$/, text);
      },
      'changes.save': async () => {
        if (await ui.isAsked()) await ui.within('dialog', asked).press('button', exactly('Zamknij'));
        await ui.press('button', save);
      },
      'changes.discard': () => dialog().press('button', exactly('Odrzuć')),
      'mine.keep': () => ui.press('button', starting('Zostaw moją')),
      'theirs.take': () => ui.press('button', starting('Weź tę ze sklepu')),
      'leave.ask': async (_, next) => {
        // The page may be left: it says so by leaving, which other tests see; here the machine stays on.
        if (next.hasTag('asking') && !next.hasTag('saving') && !next.hasTag('conflict'))
          await ui.press('button', exactly('Odrzuć'));
        else await ui.press('link', starting('Oferta i ceny'));
      },
      'leave.stay': () => dialog().press('button', exactly('Zostań przy zmianach')),
      'connection.return': async () => {
        if (!isExpired) return ui.tell('reconnected');
        isExpired = false;
        if (!(await ui.isAsked())) await ui.press('button', asked);
        await ui.within('dialog', asked).press('button', exactly('Wejdź kluczem'));
        await ui.end('POST /sign-in/challenge', WIRE_CHALLENGE);
        return ui.end('POST /sign-in', { status: 200, body: wireMe(owner) });
      },
      'stored.update': async (event) => {
        await ui.tell('change');
        await ui.end(READ, ok((event as unknown as { stored: Stored }).stored));
      },
      'xstate.done.actor.save': (event) => ui.end(SAVE, ok((event as unknown as { output: Stored }).output)),
      'xstate.error.actor.save': (event, next) => {
        isExpired ||= contextOf(next).refusal?.kind === 'expired';
        return ui.end(SAVE, refusing(event));
      },
      'xstate.after.savedShown.edit.editing.saved': () => ui.advance(4_000),
    },
    states: {
      'edit.editing.clean': noBar,
      'edit.editing.dirty': async (snapshot) => {
        await ui.has('button', starting('Zapisz ceny'));
        await shows(snapshot);
      },
      'edit.editing.saving': () => ui.reads(/Zapisuję…/),
      'edit.editing.saved': () => ui.reads(/Zapisane\./),
      'edit.editing.failed': () => ui.has('button', starting('Zapisz ponownie')),
      'edit.editing.conflict': async (snapshot) => {
        const { disputed, stored } = contextOf(snapshot);
        await ui.has('button', starting('Zostaw moją'));
        for (const name of disputed)
          await ui.has('button', exactly(pricesCopy.takePrice(priceOrOff(stored.values[name] ?? ''))));
        await shows(snapshot);
      },
      'edit.editing.gone': () => ui.reads(/nic się nie zapisze/),
      'edit.leaving.staying': () => ui.hasNo('button', exactly('Zostań przy zmianach')),
      'edit.leaving.asking': () => ui.has('button', exactly('Zostań przy zmianach')),
    },
  };
}
