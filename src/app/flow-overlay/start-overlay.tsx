import { createRoot } from 'react-dom/client';
import { FlowOverlay } from './flow-overlay.tsx';
import { trackMachines } from './tracked-machines.ts';

/** Mounts the overlay. Call it before any machine starts. */
export function startOverlay(): void {
  const machines = trackMachines();
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<FlowOverlay machines={machines} />);
}
