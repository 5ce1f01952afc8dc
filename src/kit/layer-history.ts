import { useEffect, useRef } from 'react';

/** How long (ms) a closed layer's entry may wait for a page that replaces it, before it is taken away. */
const REST = 300;
/** Within this time (ms) a step back of our own arrives, unless the browser has dropped it. */
const ARRIVES_WITHIN = 1_000;

type Close = () => void;

/** The open layers, the lowest first. */
const layers = new Set<Close>();
let isWatched = false;
/** Number of layers in the page's last history entry, and the page beneath them. */
let depth = 0;
let page = '';
/** Until when (ms) a step of our own is under way. */
let ownUntil = 0;
/** A page was opened meanwhile: the step goes back from there. */
let isOvertaken = false;
/** The page is being left by a link or by `history.go`: a step of ours would stop that. */
let isLeaving = false;
let timer: number | undefined;

/** Number of layers in the current history entry. */
const depthNow = () => (history.state as { layer?: number } | null)?.layer ?? 0;
const pageNow = () => `${(history.state as { key?: string } | null)?.key} ${location.href}`;

// The history's own functions: on the object they are replaced, here and by tag managers.
const push = (state: unknown, url?: string | URL | null) =>
  History.prototype.pushState.call(history, state, '', url);
const replace = (state: unknown, url?: string | URL | null) =>
  History.prototype.replaceState.call(history, state, '', url);
const step = (delta: number) => History.prototype.go.call(history, delta);

function goOwn(delta: number): void {
  ownUntil = performance.now() + ARRIVES_WITHIN;
  isOvertaken = false;
  step(delta);
}

/** Gives each open layer an entry, and takes away the entries of those that are closed. */
function settle(): void {
  const rest = layers.size - depthNow();
  if (rest < 0 && !isLeaving) goOwn(rest);
  for (; depthNow() < layers.size; depth = depthNow()) {
    page = pageNow();
    // Closing a layer must not scroll the page beneath.
    history.scrollRestoration = 'manual';
    push({ ...(history.state as object | null), layer: depthNow() + 1 });
  }
  // Not while a step arrives: the browser would scroll after it.
  if (depthNow() === 0) history.scrollRestoration = 'auto';
}

function settleLater(): void {
  clearTimeout(timer);
  timer = window.setTimeout(settle, REST);
}

function arrive(): void {
  isLeaving = false;
  depth = depthNow();
  page = pageNow();
  settleLater();
}

function takeStep(event: PopStateEvent): void {
  const before = depth;
  depth = depthNow();
  const isSamePage = before + depth > 0 && page === pageNow();
  const isOwn = performance.now() < ownUntil;
  const wasOvertaken = isOwn && isOvertaken;
  ownUntil = 0;
  isLeaving = false;
  if (depth > 0) page = pageNow();
  // The router's entry is the same, or will be.
  if (isSamePage || wasOvertaken) event.stopImmediatePropagation();
  if (wasOvertaken) step(1);
  else if (isOwn) settleLater();
  else {
    const closing = [...layers].slice(isSamePage ? depth : 0);
    closing.forEach((close) => close());
    if (depth > layers.size) goOwn(layers.size - depth);
    // Nothing lay over the page any more.
    else if (isSamePage && before > depth && closing.length === 0) step(-1);
    // A layer that refused to close gets a history entry again.
    else settleLater();
  }
}

/**
 * Makes Back close the topmost layer only. Every open layer (`useLayer`) has a history entry with the page's own
 * address, which routers do not notice. A page opened from a layer replaces that entry. Call it once, before other
 * listeners of the history; without it layers have no entries.
 */
export function watchLayers(): void {
  isWatched = true;
  arrive();
  window.addEventListener('popstate', takeStep, true);
  // A page that is loaded, or kept and shown again, at the entry of a layer that is gone.
  window.addEventListener('pageshow', arrive);
  window.addEventListener('click', ({ defaultPrevented, target }) => {
    if (
      depthNow() > 0 &&
      !defaultPrevented &&
      target instanceof Element &&
      target.closest('a[href]:not([target])')
    )
      isLeaving = true;
  });
  history.pushState = (state, _unused, url) => {
    if (depthNow() > 0) replace(state, url);
    else push(state, url);
    history.scrollRestoration = 'auto';
    depth = 0;
    isOvertaken = true;
    settleLater();
  };
  // A link to the page that is open: the layer's entry stays one.
  history.replaceState = (state: object | null, _unused, url) => {
    const layer = depthNow();
    const isHere = new URL(url ?? '', location.href).href === location.href;
    replace(layer > 0 && isHere ? { ...state, layer } : state, url);
  };
  history.go = (delta = 0) => {
    isLeaving = true;
    step(delta < 0 ? delta - depthNow() : delta);
  };
}

/** Makes what is open over the page a layer: Back calls `close`. */
export function useLayer(isOpen: boolean, close: Close): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen || !isWatched) return undefined;
    const closeLatest = () => latest.current();
    layers.add(closeLatest);
    settle();
    return () => {
      layers.delete(closeLatest);
      settleLater();
    };
  }, [isOpen]);
}
