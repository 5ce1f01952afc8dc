/** Asks whether the page may be left; `proceed` leaves it. */
type Ask = (proceed: () => void) => void;

interface Guard {
  ask: Ask;
  path: string;
  /** React Router's number of the history entry. */
  position: number;
}

let guard: Guard | undefined;
/** The question that is asked once the page's address is back. */
let askRestored: (() => void) | undefined;

const positionNow = () => {
  const state = window.history.state as { idx?: unknown } | null;
  return typeof state?.idx === 'number' ? state.idx : 0;
};

/** Lets `ask` decide about leaving this page by links and by both Backs. Returns the function that lifts the guard. */
export function guardLeaving(ask: Ask): () => void {
  const own = { ask, path: window.location.pathname, position: positionNow() };
  guard = own;
  return () => {
    if (guard === own) guard = undefined;
  };
}

/** Leaves the page by `go`, at once or after the guard's question. */
export function leaveBy(go: () => void): void {
  if (guard) guard.ask(go);
  else go();
}

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
    if (!guard || window.location.pathname === guard.path) return;
    event.stopImmediatePropagation();
    const { ask, position } = guard;
    const delta = positionNow() - position || -1;
    askRestored = () =>
      ask(() => {
        guard = undefined;
        window.history.go(delta);
      });
    window.history.go(-delta);
  };
  window.addEventListener('popstate', take, true);
}
