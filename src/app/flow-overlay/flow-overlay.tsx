import { useState, useSyncExternalStore } from 'react';
import { flowOverlayCopy } from '#copy/flow-overlay.ts';
import * as css from '#styles/flow-overlay.css.ts';
import type { TrackedMachines } from './tracked-machines.ts';

/** Corners of the window that the overlay can be moved to. */
const CORNERS = ['bottom-right', 'bottom-left', 'top-left', 'top-right'] as const;

/** Developer overlay that shows the live states of the page's machines. Never shown to customers. */
export function FlowOverlay({ machines }: { machines: TrackedMachines }) {
  const shown = useSyncExternalStore(machines.subscribe, machines.getSnapshot);
  const [corner, setCorner] = useState(0);
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;

  return (
    <aside className={css.overlay} data-corner={CORNERS[corner]} aria-label={flowOverlayCopy.title}>
      <div className={css.bar}>
        <strong>{flowOverlayCopy.title}</strong>
        <button
          type="button"
          className={css.button}
          onClick={() => setCorner((now) => (now + 1) % CORNERS.length)}
        >
          {flowOverlayCopy.move}
        </button>
        <button type="button" className={css.button} onClick={() => setIsOpen(false)}>
          {flowOverlayCopy.close}
        </button>
      </div>
      {shown.length === 0 && <p>{flowOverlayCopy.none}</p>}
      {shown.map(({ id, title, states, tags, fields, events }) => (
        <section key={id} className={css.machine}>
          <p className={css.title}>{title}</p>
          {states.map((path) => (
            <p key={path} className={css.state}>
              {path}
            </p>
          ))}
          <Names label={flowOverlayCopy.tags} names={tags} />
          <Names label={flowOverlayCopy.known} names={fields} />
          <Names label={flowOverlayCopy.events} names={events} />
        </section>
      ))}
    </aside>
  );
}

function Names({ label, names }: { label: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className={css.names}>
      {label}: {names.join(' · ')}
    </p>
  );
}
