import { compileFunction } from 'node:vm';
import ts from 'typescript';
import * as xstate from 'xstate';

/** Imports as a page sees them that has xstate and nothing else. @throws for any other name */
function onlyXstate(name: string): unknown {
  if (name !== 'xstate') throw new Error(`There is no ${name}: a machine's file imports xstate alone`);
  return xstate;
}

/**
 * Evaluates the source of a machine's file as a visualiser does: types stripped, `xstate` alone in reach.
 *
 * @returns the machine that the file exports
 * @throws when the file needs anything else, does not run, or exports no machine
 */
export function machineFrom(source: string): xstate.AnyStateMachine {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exported: Record<string, unknown> = {};
  compileFunction(outputText, ['require', 'exports'])(onlyXstate, exported);
  const machine = Object.values(exported).find((value) => value instanceof xstate.StateMachine);
  if (!machine) throw new Error('The file exports no machine');
  return machine as xstate.AnyStateMachine;
}
