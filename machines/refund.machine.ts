import { setup } from 'xstate';

/** Events of a refund on the server. They come from the job that carries it out and from the provider's notifications. */
export type RefundEvent = { type: 'refund.accept' } | { type: 'refund.finish' } | { type: 'refund.fail' };

/**
 * State machine of a refund on the server, from the stored request to the provider's last word. It only defines the
 * allowed transitions. State names are the values of the state column, and the server permits no other transition
 * (server/store/machine-update.ts). How much may be given back is not its matter but the ledger's. No screen reads it;
 * its tags colour the diagram.
 */
export const refundMachine = setup({
  types: {} as { events: RefundEvent; tags: 'in-progress' | 'done' | 'failed' },
}).createMachine({
  id: 'refund',
  description: 'Droga zwrotu pieniędzy: od decyzji sklepu do ostatniego słowa operatora.',
  initial: 'asked',
  states: {
    asked: {
      description:
        'Zwrot zapisany; sklep pyta operatora, aż ten go przyjmie albo odmówi. Gdy trwa to godzinami, zwrot czeka na decyzję właścicielki.',
      tags: 'in-progress',
      on: {
        'refund.accept': { target: 'pending', description: 'Operator przyjmuje zwrot.' },
        'refund.finish': { target: 'done', description: 'Operator od razu oddaje pieniądze.' },
        'refund.fail': {
          target: 'failed',
          description: 'Operator odmawia zwrotu albo pieniądze oddano już ręcznie.',
        },
      },
    },
    pending: {
      description:
        'Operator przyjął zwrot, pieniądze są w drodze; gdy trwa to dłużej niż u któregokolwiek operatora, zwrot czeka na decyzję właścicielki. Zwrot zlecony ręcznie u operatora zaczyna się tutaj.',
      tags: 'in-progress',
      on: {
        'refund.finish': { target: 'done', description: 'Operator zgłasza: pieniądze oddane.' },
        'refund.fail': { target: 'failed', description: 'Operator anuluje zwrot.' },
      },
    },
    done: {
      description: 'Operator oddał pieniądze. Zwrot, który zrobiono ręcznie u operatora, zaczyna się tutaj.',
      tags: 'done',
      on: {
        'refund.fail': {
          target: 'failed',
          description: 'Bank klientki odsyła pieniądze, na przykład gdy karta jest zamknięta.',
        },
      },
    },
    failed: {
      description:
        'Tym zwrotem nic nie oddano: właścicielki dostają list i decydują, co dalej, chyba że pieniądze oddano ręcznie u operatora.',
      tags: 'failed',
      type: 'final',
    },
  },
});
