import type { Plugin } from 'vite';
import { bodiesIn, type Body } from './syntax-tree.ts';

/** Bodies by the names of what has them. */
type Bodies = Readonly<Record<string, string>>;

/**
 * Unused functions and methods by package file, with the body that replaces each. The packages refer to them, so no
 * bundler can drop them.
 */
export const UNUSED: ReadonlyMap<string, Bodies> = new Map(
  Object.entries<Bodies>({
    'react-dom/cjs/react-dom-client.production.js': {
      // <link>, <meta>, <title>, <style> and <script> in a component, which React would move to the document's head
      // (src/app/head does that), and <html>, <head> and <body>: the shop is rendered into an element.
      isHostHoistableType: 'return !1',
      getResource: 'return null',
      acquireResource: '',
      getHydratableHoistableCache: '',
      suspendResource: '',
      insertSuspendedStylesheets: '',
      insertStylesheetIntoRoot: '',
      insertStylesheet: '',
      preloadStylesheet: '',
      preloadResourceAndSuspendIfNeeded: '',
      preloadInstanceAndSuspendIfNeeded: '',
      accumulateSuspenseyCommitOnFiber: '',
      estimateBandwidth: 'return 0',
      waitForCommitToBeReady: 'return null',
      resolveSingletonInstance: '',
      commitHostSingletonAcquisition: '',
      prefetchDNS: '',
      preconnect: '',
      preconnectAs: '',
      preload: '',
      preloadModule: '',
      preinitScript: '',
      preinitStyle: '',
      preinitModuleScript: '',
      // Actions of forms.
      extractEvents$1: '',
      ensureFormComponentIsStateful: '',
      startHostTransition: '',
      requestFormReset: '',
      TransitionAwareHostComponent: '',
      mountActionState: '',
      rerenderActionState: '',
      updateActionStateImpl: '',
      runActionStateAction: '',
      dispatchActionState: '',
      onActionSuccess: '',
      onActionError: '',
      handleActionReturnValue: '',
      updateOptimisticImpl: '',
      // <Activity>, <SuspenseList>, memoised by a compiler, custom elements, onBeforeInput, onSelect.
      updateActivityComponent: '',
      updateSuspenseListComponent: '',
      initSuspenseListRenderState: '',
      findFirstSuspended: '',
      cutOffTailIfNeeded: '',
      commitActivityHydrationCallbacks: '',
      useMemoCache: '',
      setPropOnCustomElement: '',
      getNativeBeforeInputChars: 'return null',
      getFallbackBeforeInputChars: 'return null',
      constructSelectEvent: '',
      // For debuggers: where in the tree an error was thrown, and what a developer's tool asks for.
      getStackByFiberInDevAndProd: 'return ""',
      getComponentNameFromType: 'return null',
      findCurrentFiberUsingSlowPath: '',
      attemptExplicitHydrationTarget: '',
      defaultOnDefaultTransitionIndicator: '',
    },
    'xstate/dist/raise-effbee0c.esm.js': {
      // Snapshots that outlive their actor, routes, an actor as a stream or as JSON.
      getPersistedSnapshot: '',
      persistContext: '',
      formatRouteTransitions: '',
      'Actor.select': '',
      'Actor.getPersistedSnapshot': '',
      'Actor.toJSON': '',
      'Actor.attachDevTools': '',
    },
    'xstate/dist/StateMachine-ae06a22b.esm.js': {
      'StateMachine.toJSON': '',
      'StateMachine.getPersistedSnapshot': '',
      'StateNode.definition': '',
      'StateNode.toJSON': '',
    },
    // Actions that no machine has.
    'xstate/dist/log-6a5e50a8.esm.js': {
      resolveSendTo: '',
      retryResolveSendTo: '',
      executeSendTo: '',
      resolveEnqueueActions: '',
      resolveLog: '',
      executeLog: '',
    },
    'xstate/dist/assign-1f0d7720.esm.js': { createSpawner: '' },
    // Lists and objects in addresses, a client that is asked by its paths.
    'openapi-fetch/dist/index.mjs': {
      serializeArrayParam: '',
      serializeObjectParam: '',
      createPathBasedClient: '',
      wrapAsPathBasedClient: '',
    },
  }),
);

/** A source in which the named functions and methods have the bodies of the table; exported for its test. */
export function withoutUnused(code: string, unused: Bodies): string {
  const found = bodiesIn(code);
  const bodies = Object.entries(unused).map(([name, text]): Body & { text: string } => {
    const [body, ...more] = found.filter((one) => one.name === name);
    // Otherwise another version of the package would silently come whole.
    if (!body || more.length > 0) throw new Error(`strip-unused: ${name} is not in its file once`);
    return { ...body, text };
  });
  return bodies
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: to }) => `${text.slice(0, start)}{${to}}${text.slice(end)}`, code);
}

/** Vite plugin that leaves out of the client build what the shop has no use for in its packages. */
export function stripUnused(): Plugin {
  const missing = new Set(UNUSED.keys());
  return {
    name: 'strip-unused',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    transform(code, id) {
      const [file, unused] = [...UNUSED].find(([one]) => id.endsWith(`/node_modules/${one}`)) ?? [];
      if (file === undefined || !unused) return undefined;
      missing.delete(file);
      return { code: withoutUnused(code, unused), map: null };
    },
    buildEnd(error) {
      // A file that another version calls otherwise would silently come whole.
      if (!error && missing.size > 0) throw new Error(`strip-unused: not built: ${[...missing].join(', ')}`);
    },
  };
}
