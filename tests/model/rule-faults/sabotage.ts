import { assign, StateMachine, type AnyStateMachine } from 'xstate';

/** A machine that is broken on purpose, the name of its model, and the rule that must notice. */
export type RuleFault = readonly [fault: string, model: string, machine: AnyStateMachine, rule: string];

/** The parts of a state's configuration that faults change. */
interface StateConfig {
  type?: string;
  entry?: unknown;
  on?: Readonly<Record<string, unknown>>;
  states?: Readonly<Record<string, StateConfig>>;
  invoke?: Readonly<Record<string, unknown>>;
}

export const nothing = () => undefined;

const listOf = (one: unknown): unknown[] => (Array.isArray(one) ? one : one === undefined ? [] : [one]);

/** The configuration of a state: names of states with points between them. */
function stateOf(config: StateConfig, path: string): StateConfig {
  return path.split('.').reduce<StateConfig>((state, name) => {
    const inner = state.states?.[name];
    if (!inner) throw new Error(`There is no state ${path}`);
    return inner;
  }, config);
}

/** A copy of a machine in which one state is configured otherwise. */
function edited(
  machine: AnyStateMachine,
  path: string,
  change: (state: StateConfig) => StateConfig,
): AnyStateMachine {
  const within = (state: StateConfig, [name, ...rest]: readonly string[]): StateConfig => {
    if (name === undefined) return change(state);
    const inner = state.states?.[name];
    if (!inner) throw new Error(`There is no state ${path}`);
    return { ...state, states: { ...state.states, [name]: within(inner, rest) } };
  };
  const config = within(machine.config as StateConfig, path.split('.'));
  return new StateMachine(config as typeof machine.config, machine.implementations);
}

/** A state leads elsewhere at an event; one that was the last goes on. */
export const goes = (machine: AnyStateMachine, path: string, event: string, target: unknown) =>
  edited(machine, path, ({ type, ...state }) => ({
    ...state,
    ...(type !== undefined && type !== 'final' && { type }),
    on: { ...state.on, [event]: target },
  }));

/** A state knows an event as another state does. */
export const takes = (machine: AnyStateMachine, path: string, event: string, from: string) =>
  goes(machine, path, event, stateOf(machine.config as StateConfig, from).on?.[event]);

/** A state's call leads elsewhere when it fails. */
export const failsInto = (machine: AnyStateMachine, path: string, target: string) =>
  edited(machine, path, (state) => ({ ...state, invoke: { ...state.invoke, onError: target } }));

/** Everything is forgotten at an event, or when a state's call ends. */
export function forgets(
  machine: AnyStateMachine,
  path: string,
  at: 'onDone' | 'onError' | (string & {}),
  memory: object,
): AnyStateMachine {
  const emptied = (transitions: unknown) =>
    listOf(transitions).map((one) => {
      const transition = (typeof one === 'string' ? { target: one } : one) as { actions?: unknown };
      return { ...transition, actions: [...listOf(transition.actions), assign(memory)] };
    });
  return edited(machine, path, (state) =>
    at === 'onDone' || at === 'onError'
      ? { ...state, invoke: { ...state.invoke, [at]: emptied(state.invoke?.[at]) } }
      : { ...state, on: { ...state.on, [at]: emptied(state.on?.[at]) } },
  );
}

/** A state makes the call of another one. */
export const calls = (machine: AnyStateMachine, path: string, from: string) =>
  edited(machine, path, (state) => {
    const { id, src, input } = stateOf(machine.config as StateConfig, from).invoke ?? {};
    return { ...state, invoke: { id: `${String(id)}-too`, src, input } };
  });

/** A state's call is about something else. */
export const asksFor = (machine: AnyStateMachine, path: string, other: object) =>
  edited(machine, path, (state) => {
    const input = state.invoke?.['input'] as (args: { context: unknown }) => object;
    return {
      ...state,
      invoke: { ...state.invoke, input: (args: { context: unknown }) => ({ ...input(args), ...other }) },
    };
  });

/** What a state does at its beginning it does twice. */
export const entersTwice = (machine: AnyStateMachine, path: string) =>
  edited(machine, path, (state) => ({ ...state, entry: [...listOf(state.entry), ...listOf(state.entry)] }));

/** A machine of which no state knows an event. */
export function without(machine: AnyStateMachine, event: string): AnyStateMachine {
  const strip = (config: object): object =>
    Object.fromEntries(
      Object.entries(config)
        .filter(([key]) => key !== event)
        .map(([key, value]: [string, unknown]) => [
          key,
          typeof value === 'object' && value?.constructor === Object ? strip(value) : value,
        ]),
    );
  return new StateMachine(strip(machine.config), machine.implementations);
}
