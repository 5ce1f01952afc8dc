import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { birthHoroscopeMachine } from '#machines/birth-horoscope.machine.ts';
import { contactMachine } from '#machines/contact.machine.ts';
import { guideMachine } from '#machines/guide.machine.ts';
import { mobileMenuMachine } from '#machines/mobile-menu.machine.ts';
import { newsletterMachine } from '#machines/newsletter.machine.ts';
import { paymentStatusMachine } from '#machines/payment-status.machine.ts';
import { purchaseMachine } from '#machines/purchase.machine.ts';
import { withdrawalMachine } from '#machines/withdrawal.machine.ts';
import { ENTERED, LEFT, type CountedMachine } from '#domain/counts/transition-counts.ts';

/** The counted machines by their id. */
export const MACHINES: Readonly<Record<CountedMachine, AnyStateMachine>> = {
  purchase: purchaseMachine,
  birthHoroscope: birthHoroscopeMachine,
  paymentStatus: paymentStatusMachine,
  contact: contactMachine,
  newsletter: newsletterMachine,
  guide: guideMachine,
  withdrawal: withdrawalMachine,
  mobileMenu: mobileMenuMachine,
};

/** Names of what is counted, without its count. */
export type Names = readonly [machine: string, from: string, event: string, to: string];

/** The path of a state in its machine, as it is counted. */
export const pathOf = (node: AnyStateNode) => node.path.join('.');

/** All states of a machine, itself first. */
export const statesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(statesOf),
];

/** Everything that can be counted of a machine as it is in this version. */
function namesOf(machine: AnyStateMachine): Names[] {
  const { id } = machine;
  return statesOf(machine.root).flatMap((node): Names[] => [
    [id, '', ENTERED, pathOf(node)],
    [id, pathOf(node), LEFT, ''],
    ...[...node.transitions.values(), node.always ?? []]
      .flat()
      .flatMap(({ eventType, target = [] }) =>
        target.map((to): Names => [id, pathOf(node), eventType, pathOf(to)]),
      ),
  ]);
}

/** One text for the names of a counted transition. */
export const keyOf = (names: Names): string => names.join('\n');

/** What a page may have counted: every name of the machines, and nothing else. */
export const KNOWN: ReadonlySet<string> = new Set(Object.values(MACHINES).flatMap(namesOf).map(keyOf));
