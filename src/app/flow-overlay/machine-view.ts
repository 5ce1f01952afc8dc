import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { MACHINE_TITLES, type MachineId } from '#copy/machine-titles.ts';

/** What the overlay shows of a running machine: names only, never values, which are personal data. */
export interface MachineView {
  title: string;
  /** Paths of the active leaf states, `open.filling.coupon.absent`. */
  states: readonly string[];
  tags: readonly string[];
  /** Names of the context fields that are not empty. */
  fields: readonly string[];
}

const NAME = /^[a-z]\w*$/i;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isFilled = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && value !== false && value !== 0;

/**
 * Names of non-empty context fields, one level deep: `couponCode`, `values.email`. Keys that are not identifiers are
 * left out.
 */
function filledFields(context: unknown): string[] {
  if (!isRecord(context)) return [];
  const named = Object.entries(context).filter(([name, value]) => NAME.test(name) && isFilled(value));
  return named.flatMap(([name, value]) =>
    isRecord(value)
      ? Object.keys(value)
          .filter((inner) => NAME.test(inner) && isFilled(value[inner]))
          .map((inner) => `${name}.${inner}`)
      : [name],
  );
}

/** Reads a machine's snapshot for the overlay. */
export function viewOf(machineId: string, snapshot: AnyMachineSnapshot): MachineView {
  const leaves = snapshot._nodes.filter(({ states }) => Object.keys(states).length === 0);
  return {
    title: Object.hasOwn(MACHINE_TITLES, machineId) ? MACHINE_TITLES[machineId as MachineId] : machineId,
    states: leaves.map(({ path }) => path.join('.')),
    tags: [...snapshot.tags].toSorted(),
    fields: filledFields(snapshot.context),
  };
}

/** Describes an event for the overlay: its type and the names of its fields. */
export function eventWords(event: EventObject): string {
  const names = Object.keys(event).filter((name) => name !== 'type' && NAME.test(name));
  return names.length > 0 ? `${event.type} (${names.join(', ')})` : event.type;
}
