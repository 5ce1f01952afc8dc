import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import { keptInList, placeDrawnTo, shiftOf, type Place } from './drag-order.ts';

/** A press that moves less than this (px) draws nothing. */
const SLACK = 4;
/** Distance (px) from the window's top or bottom within which the page scrolls; the phone's bars are there. */
const EDGE = 96;
/** How fast it scrolls at the very edge (px per frame). */
const FASTEST = 14;

interface Drag {
  pointer: number;
  id: string;
  from: number;
  rows: Place[];
  /** Where it was pressed, and where the pointer is now, in the window; `scrolled` was the page then. */
  startY: number;
  y: number;
  scrolled: number;
  hasMoved: boolean;
}

export interface DragOrder {
  /** Id of the row that is drawn. */
  drawn: string | undefined;
  /** Offset (px) of a row from its place. */
  offsetOf: (at: number) => number;
  /** Props of a row's drag handle. */
  handle: (id: string) => { onPointerDown: (event: PointerEvent<HTMLElement>) => void };
}

/**
 * Draws rows of a list to another place by mouse, pen or finger. While one is drawn nothing in the page changes places: rows
 * are only shifted, so that the pressed handle stays what it was. At the window's edges the page scrolls. Escape, a second
 * meaning of the gesture (pointercancel) or a lost window take it back.
 * @param ids The rows in their order; when they change meanwhile the drag ends and `onInterrupt` is called.
 * @param onDrop Told of a row and its new place, from 0.
 */
export function useDragOrder(
  list: { readonly current: HTMLElement | null },
  ids: readonly string[],
  onDrop: (id: string, place: number) => void,
  onInterrupt: () => void,
): DragOrder {
  const [drag, setDrag] = useState<Drag>();
  const latest = useRef({ drag, onDrop, onInterrupt });
  useLayoutEffect(() => {
    latest.current = { drag, onDrop, onInterrupt };
  });
  const isDrawn = drag !== undefined;

  const key = ids.join();
  const keyAtStart = useRef(key);
  useEffect(() => {
    if (!latest.current.drag || keyAtStart.current === key) return;
    setDrag(undefined);
    latest.current.onInterrupt();
  }, [key]);

  useEffect(() => {
    if (!isDrawn) return undefined;
    const end = () => setDrag(undefined);
    const isOurs = (event: globalThis.PointerEvent) => event.pointerId === latest.current.drag?.pointer;
    const move = (event: globalThis.PointerEvent) => {
      if (!isOurs(event)) return;
      const { clientY: y } = event;
      setDrag((now) => now && drawnTo(now, y));
    };
    const release = (event: globalThis.PointerEvent) => {
      if (!latest.current.drag || !isOurs(event)) return;
      end();
      const now = drawnTo(latest.current.drag, event.clientY);
      const to = placeOf(now);
      if (now.hasMoved && to !== now.from) latest.current.onDrop(now.id, to);
    };
    const cancel = (event: globalThis.PointerEvent) => {
      if (isOurs(event)) end();
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      end();
    };
    let frame = 0;
    const scroll = () => {
      const { drag: now } = latest.current;
      const by = now?.hasMoved ? scrollAt(now.y) : 0;
      if (by !== 0) {
        const before = window.scrollY;
        window.scrollBy({ top: by, behavior: 'instant' });
        // The row stays under a pointer that rests.
        if (window.scrollY !== before) setDrag((old) => old && { ...old });
      }
      frame = requestAnimationFrame(scroll);
    };
    frame = requestAnimationFrame(scroll);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', press, true);
    window.addEventListener('blur', end);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', press, true);
      window.removeEventListener('blur', end);
    };
  }, [isDrawn]);

  const to = drag?.hasMoved ? placeOf(drag) : undefined;
  return {
    drawn: drag?.hasMoved ? drag.id : undefined,
    offsetOf: (at) => {
      if (!drag || to === undefined) return 0;
      if (at === drag.from) return keptInList(drag.rows, drag.from, drawnBy(drag));
      return shiftOf(at, drag.from, to, drag.rows[drag.from]?.height ?? 0);
    },
    handle: (id) => ({
      onPointerDown: (event) => {
        const from = ids.indexOf(id);
        if (isDrawn || from === -1 || event.button !== 0 || !event.isPrimary) return;
        // Prevents selecting text and dragging pictures; a touch keeps sending events outside the handle.
        event.preventDefault();
        event.currentTarget.setPointerCapture?.(event.pointerId);
        keyAtStart.current = key;
        setDrag({
          pointer: event.pointerId,
          id,
          from,
          rows: [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect()),
          startY: event.clientY,
          y: event.clientY,
          scrolled: window.scrollY,
          hasMoved: false,
        });
      },
    }),
  };
}

const drawnTo = (drag: Drag, y: number): Drag => ({
  ...drag,
  y,
  hasMoved: drag.hasMoved || Math.abs(y - drag.startY) >= SLACK,
});

const drawnBy = ({ y, startY, scrolled }: Drag) => y - startY + window.scrollY - scrolled;

const placeOf = (drag: Drag) => placeDrawnTo(drag.rows, drag.from, drawnBy(drag));

/** How far the page scrolls in a frame while the pointer is there: the nearer to an edge, the faster. */
function scrollAt(y: number): number {
  const [above, below] = [EDGE - y, y - (window.innerHeight - EDGE)];
  const near = Math.max(above, below);
  if (near <= 0) return 0;
  return Math.sign(below - above) * Math.ceil((Math.min(near, EDGE) / EDGE) * FASTEST);
}
