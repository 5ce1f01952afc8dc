const LEAST = 0.15;
const MOST = 3;
/** How far (px) a pressed mouse moves before it drags instead of pressing. */
const SLIP = 4;

/** A drawing in its frame, which is moved by dragging and zoomed around what one points at. */
export interface Zoom {
  /** Zooms by a factor around a point of the window; around the frame's middle without one. */
  by: (factor: number, at?: { clientX: number; clientY: number }) => void;
  /** Makes the whole drawing visible. */
  fit: () => void;
  stop: () => void;
}

const between = (touches: TouchList) => {
  const [a, b] = [touches[0], touches[1]];
  if (!a || !b) return undefined;
  return {
    distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    clientX: (a.clientX + b.clientX) / 2,
    clientY: (a.clientY + b.clientY) / 2,
  };
};

/**
 * Makes a drawing movable and zoomable: drag, Ctrl and the wheel (the same as a trackpad's pinch), and two fingers. The
 * wheel alone scrolls, since drawings are high.
 */
export function zoomable(frame: HTMLElement, svg: SVGSVGElement): Zoom {
  const { width, height } = svg.viewBox.baseVal;
  const ends = new AbortController();
  const heard = { signal: ends.signal };
  let scale = 1;

  const zoomTo = (wanted: number, at?: { clientX: number; clientY: number }) => {
    const next = Math.min(MOST, Math.max(LEAST, wanted));
    const place = frame.getBoundingClientRect();
    const x = at ? at.clientX - place.left : place.width / 2;
    const y = at ? at.clientY - place.top : place.height / 2;
    const [left, top] = [frame.scrollLeft, frame.scrollTop];
    svg.setAttribute('width', String(width * next));
    svg.setAttribute('height', String(height * next));
    frame.scrollTo(((left + x) * next) / scale - x, ((top + y) * next) / scale - y);
    scale = next;
  };
  const by: Zoom['by'] = (factor, at) => zoomTo(scale * factor, at);

  frame.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      by(Math.exp(-event.deltaY / 300), event);
    },
    { ...heard, passive: false },
  );

  let pinch: ReturnType<typeof between>;
  frame.addEventListener('touchstart', ({ touches }) => (pinch = between(touches)), {
    ...heard,
    passive: true,
  });
  frame.addEventListener(
    'touchmove',
    (event) => {
      const now = between(event.touches);
      if (!now || !pinch) return;
      event.preventDefault();
      by(now.distance / pinch.distance, now);
      pinch = now;
    },
    { ...heard, passive: false },
  );

  let grip: { x: number; y: number; left: number; top: number; isMoved: boolean } | undefined;
  frame.addEventListener(
    'pointerdown',
    ({ pointerType, button, clientX, clientY }) => {
      if (pointerType !== 'mouse' || button !== 0) return;
      grip = { x: clientX, y: clientY, left: frame.scrollLeft, top: frame.scrollTop, isMoved: false };
    },
    heard,
  );
  window.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (!grip) return;
      const [dx, dy] = [clientX - grip.x, clientY - grip.y];
      grip.isMoved ||= Math.hypot(dx, dy) > SLIP;
      if (grip.isMoved) frame.scrollTo(grip.left - dx, grip.top - dy);
    },
    heard,
  );
  let wasDragged = false;
  window.addEventListener(
    'pointerup',
    () => {
      wasDragged = grip?.isMoved ?? false;
      grip = undefined;
    },
    heard,
  );
  // A drag that ends over a state does not press it.
  frame.addEventListener(
    'click',
    (event) => {
      if (wasDragged) event.stopPropagation();
      wasDragged = false;
    },
    { ...heard, capture: true },
  );

  return {
    by,
    fit: () => zoomTo(Math.min(1, frame.clientWidth / width, frame.clientHeight / height)),
    stop: () => ends.abort(),
  };
}
