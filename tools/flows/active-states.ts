import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';

const isLeaf = ({ states }: AnyStateNode) => Object.keys(states).length === 0;

/** The innermost states that a machine is in, in the order of its file. */
export const leavesOf = ({ _nodes }: AnyMachineSnapshot): readonly AnyStateNode[] =>
  _nodes.filter(isLeaf).sort((a, b) => a.order - b.order);

/** A state's words for product people. */
export const wordsOf = ({ description, key }: AnyStateNode): string => description ?? key;

/** A state's place in its machine's file, `open.filling.coupon`; the machine's own is its id. */
export const pathOf = ({ path, id }: AnyStateNode): string => (path.length > 0 ? path.join('.') : id);
