/** Asks whether the page may be left; `proceed` leaves it. */
type Ask = (proceed: () => void) => void;

interface Guard {
  ask: Ask;
  path: string;
  /** React Router's number of the history entry. */
  position: number;
}

/** Those of the page's parts that hold unsaved text. */
let guards: readonly Guard[] = [];
/** The question that is asked once the page's address is back. */
let askRestored: (() => void) | undefined;

const positionNow = () => {
  const state = window.history.state as { idx?: unknown } | null;
  return typeof state?.idx === 'number' ? state.idx : 0;
};

/** The parts ask in turn; the page is left when none holds it. */
const askAll = (go: () => void) =>
  guards.reduce<() => void>(
    (next, { ask }) =>
      () =>
        ask(next),
    go,
  )();

/** Lets `ask` decide about leaving this page by links and by both Backs. Returns the function that lifts the guard. */
export function guardLeaving(ask: Ask): () => void {
  const own = { ask, path: window.location.pathname, position: positionNow() };
  guards = [...guards, own];
  return () => {
    guards = guards.filter((one) => one !== own);
  };
}

/** Leaves the page by `go`, at once or after the guards' questions. */
export const leaveBy = (go: () => void): void => askAll(go);

/**
 * Watches Back and Forward: a guarded page is restored before the router hears of the change, and left only after its
 * question. Call it once, before the router starts.
 */
export function watchHistory(): void {
  const take = (event: PopStateEvent) => {
    if (askRestored) {
      event.stopImmediatePropagation();
      askRestored();
      askRestored = undefined;
      return;
    }
    const [guard] = guards;
    if (!guard || window.location.pathname === guard.path) return;
    event.stopImmediatePropagation();
    const delta = positionNow() - guard.position || -1;
    askRestored = () =>
      askAll(() => {
        guards = [];
        window.history.go(delta);
      });
    window.history.go(-delta);
  };
  window.addEventListener('popstate', take, true);
}
