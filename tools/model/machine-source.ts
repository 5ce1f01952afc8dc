import { compileFunction } from 'node:vm';
import ts from 'typescript';
import * as xstate from 'xstate';
import { StateMachine, type AnyStateMachine } from 'xstate';

/** What a machine's file exports. */
export interface MachineModule {
  machine: AnyStateMachine;
  /** The selectors that screens read, by name. */
  selectors: ReadonlyMap<string, (...args: unknown[]) => unknown>;
}

/** A machine's source without its types. */
export const withoutTypes = (source: string): string =>
  ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  }).outputText;

/**
 * Evaluates a machine's code with xstate alone in reach, as a visualiser does.
 *
 * @param code without types
 * @throws when it imports anything else, does not run, or exports no machine or several
 */
export function machineIn(code: string): MachineModule {
  const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name);
  const body = code
    .replace(/^import \{([^}]*)\} from 'xstate';/, 'const {$1} = xstate;')
    .replaceAll(/^export /gm, '');
  const [, foreign] = /^import [^;]* from '([^']+)'/m.exec(body) ?? [];
  if (foreign) throw new Error(`There is no ${foreign}: a machine's file imports xstate alone`);
  const run = compileFunction(`${body}\nreturn { ${names.join(', ')} };`, ['xstate']);
  const values = Object.entries(run(xstate) as Record<string, unknown>);
  const machines = values.flatMap(([, value]) =>
    value instanceof StateMachine ? [value as AnyStateMachine] : [],
  );
  const [machine] = machines;
  if (!machine || machines.length > 1)
    throw new Error(`The file exports ${machines.length === 0 ? 'no machine' : 'several machines'}`);
  const selectors = values.filter(
    (entry): entry is [string, (...args: unknown[]) => unknown] => typeof entry[1] === 'function',
  );
  return { machine, selectors: new Map(selectors) };
}

/** The machine of a file's source, opened as a visualiser does: types stripped, `xstate` alone in reach. @throws as `machineIn` */
export const machineFrom = (source: string): AnyStateMachine => machineIn(withoutTypes(source)).machine;
