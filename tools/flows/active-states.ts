import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';

const isLeaf = ({ states }: AnyStateNode) => Object.keys(states).length === 0;

/** Active leaf states of a snapshot, in the order of the machine's file. */
export const leavesOf = ({ _nodes }: AnyMachineSnapshot): readonly AnyStateNode[] =>
  _nodes.filter(isLeaf).sort((a, b) => a.order - b.order);

/** A state's Polish description, or its key. */
export const wordsOf = ({ description, key }: AnyStateNode): string => description ?? key;

/** Path of a state in its machine, `open.filling.coupon`; the root's is the machine's id. */
export const pathOf = ({ path, id }: AnyStateNode): string => (path.length > 0 ? path.join('.') : id);
