import type { AnyMachineSnapshot, ContextFrom, EventFromLogic } from 'xstate';
import type { consentMachine } from '#machines/consent.machine.ts';
import type { Steps } from '../walk.ts';
import { consentGiven, exactly, type Ui } from './ui.ts';

type Recall = Extract<EventFromLogic<typeof consentMachine>, { type: 'choice.recall' }>;

const settings = exactly('Ustawienia cookies');
const accept = exactly('Zgadzam się na wszystkie');

const draftOf = ({ context }: AnyMachineSnapshot) => (context as ContextFrom<typeof consentMachine>).draft;

/** Test steps of cookie consent. The text's version must match src/browser/consent.ts. */
export function consentSteps(ui: Ui): Steps {
  const customising = async (snapshot: AnyMachineSnapshot) => {
    await ui.has('dialog', settings);
    await ui.has('checkbox', exactly('Statystyki'), { checked: draftOf(snapshot).analytics });
    await ui.has('checkbox', exactly('Marketing'), { checked: draftOf(snapshot).marketing });
  };
  return {
    events: {
      // Nobody has opened the shop yet.
      'xstate.init': async () => undefined,
      'choice.recall': (event) => {
        const { stored } = event as Recall;
        return ui.open('/tarot', stored && { device: { consent: { ...consentGiven.consent, ...stored } } });
      },
      'consent.accept': () => ui.press('button', accept),
      'consent.reject': () => ui.press('button', exactly('Tylko niezbędne')),
      'settings.open': (_, next) =>
        ui.press('button', next.hasTag('asking') ? exactly('Ustawienia') : settings),
      'settings.close': () => ui.press('button', exactly('Zamknij ustawienia')),
      'category.set': () => ui.press('checkbox', exactly('Statystyki')),
      'settings.save': () => ui.press('button', exactly('Zapisz wybór')),
    },
    alike: { 'consent.decided and consent.unread': 'The page is opened by the recall itself.' },
    states: {
      'consent.unread': async () => undefined,
      'consent.asking': async () => {
        await ui.has('button', accept);
        await ui.hasNo('dialog', settings);
      },
      'consent.customising.first': customising,
      'consent.customising.again': customising,
      'consent.decided': async () => {
        await ui.hasNo('dialog', settings);
        await ui.hasNo('button', accept);
      },
    },
  };
}
