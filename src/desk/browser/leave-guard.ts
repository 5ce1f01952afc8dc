/** Asks whether the page may be left; `proceed` leaves it. */
type Ask = (proceed: () => void) => void;

interface Guard {
  ask: Ask;
  /** Whether the device keeps the text for whoever typed it. */
  isKept: () => boolean;
  /** Whether the address is still that of the text's page. */
  isHere: () => boolean;
  /** React Router's number of the history entry. */
  position: number;
}

/** Those of the page's parts that hold unsaved text. */
let guards: readonly Guard[] = [];
/** Opens the dialog once the page's address is restored. */
let askRestored: (() => void) | undefined;

const positionNow = () => {
  const state = window.history.state as { idx?: unknown } | null;
  return typeof state?.idx === 'number' ? state.idx : 0;
};

/** The parts ask in turn; the page is left when none holds it. */
const askAll = (asking: readonly Guard[], go: () => void) =>
  asking.reduce<() => void>(
    (next, { ask }) =>
      () =>
        ask(next),
    go,
  )();

/**
 * Lets `ask` decide about leaving this page by links and by both Backs. Text that `isKept` on the device is there at the
 * next sign-in, so leaving the desk does not ask about it. Another query is another filter of the same page, unless the
 * text `isOfQuery`. Returns the function that lifts the guard.
 */
export function guardLeaving(ask: Ask, isKept: Guard['isKept'] = () => false, isOfQuery = false): () => void {
  const place = () => window.location.pathname + (isOfQuery ? window.location.search : '');
  const here = place();
  const own = { ask, isKept, isHere: () => place() === here, position: positionNow() };
  guards = [...guards, own];
  return () => {
    guards = guards.filter((one) => one !== own);
  };
}

/** Whether a part of the page holds unsaved text. */
export const holdsText = (): boolean => guards.length > 0;

/** Whether a part of the page holds text that the device does not keep. */
export const holdsUnkept = (): boolean => guards.some(({ isKept }) => !isKept());

/** Leaves the page by `go`, at once or after the guards' questions. */
export const leaveBy = (go: () => void): void => askAll(guards, go);

/** Leaves the desk by `go`: only about text that would be lost is anybody asked. */
export const leaveDeskBy = (go: () => void): void =>
  askAll(
    guards.filter(({ isKept }) => !isKept()),
    go,
  );

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
    const left = guards.filter(({ isHere }) => !isHere());
    const [guard] = left;
    if (!guard) return;
    event.stopImmediatePropagation();
    const delta = positionNow() - guard.position || -1;
    askRestored = () =>
      askAll(left, () => {
        guards = guards.filter((one) => !left.includes(one));
        window.history.go(delta);
      });
    window.history.go(-delta);
  };
  window.addEventListener('popstate', take, true);
}
