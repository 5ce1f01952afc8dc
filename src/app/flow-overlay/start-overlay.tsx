import { createRoot } from 'react-dom/client';
import { FlowOverlay } from './flow-overlay.tsx';
import { hearMachines } from './heard-machines.ts';

/** Puts the overlay over the page. Call it before any machine starts. */
export function startOverlay(): void {
  const machines = hearMachines();
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<FlowOverlay machines={machines} />);
}
