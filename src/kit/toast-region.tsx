import * as Radix from '@radix-ui/react-toast';
import type { ReactNode } from 'react';
import type { Parts } from './parts.ts';
import { useHydrated } from '#islands/use-hydrated.ts';

/** WCAG 2.2.1: nobody reads a message that is gone sooner. */
const SHORTEST_MS = 5000;

export interface ToastMessage {
  id: string;
  kind: 'success' | 'error' | 'info';
  title: string;
  text?: string | undefined;
}

export interface ToastRegionProps {
  /** Names the region and begins each announcement. */
  label: string;
  closeLabel: string;
  closeIcon?: ReactNode;
  /** Oldest first. The owner removes one when told by `onDismiss`. */
  toasts: readonly ToastMessage[];
  onDismiss: (id: string) => void;
  /** How long a success or an information stays, in milliseconds, at least 5000. Errors stay until closed. */
  duration?: number | undefined;
  parts?: Parts<'viewport' | 'toast' | 'title' | 'text' | 'close'> | undefined;
}

/**
 * The corner where short messages appear, on Radix Toast. Put it once, near the root.
 *
 * Errors are announced at once and stay; the others politely, and leave after `duration`, which stands still
 * under the pointer, with focus inside or while the window is away. F8 moves focus here; Escape, the close
 * button and a swipe close. A toast is an echo: its message must also stand in the page.
 *
 * Nothing is rendered on the server. Parts: viewport, toast, title, text, close. State on toast:
 * `data-kind`, `data-state`, `data-swipe`.
 */
export function ToastRegion(props: ToastRegionProps) {
  const { label, closeLabel, closeIcon, toasts, onDismiss, duration = 8000, parts = {} } = props;
  if (!useHydrated()) return null;

  return (
    <Radix.Provider label={label} duration={Math.max(duration, SHORTEST_MS)}>
      {toasts.map((toast) => (
        <Radix.Root
          key={toast.id}
          className={parts.toast}
          data-kind={toast.kind}
          open
          onOpenChange={(open) => {
            if (!open) onDismiss(toast.id);
          }}
          {...(toast.kind === 'error' ? { type: 'foreground', duration: Infinity } : { type: 'background' })}
        >
          <Radix.Title className={parts.title}>{toast.title}</Radix.Title>
          {toast.text && <Radix.Description className={parts.text}>{toast.text}</Radix.Description>}
          <Radix.Close className={parts.close} aria-label={closeIcon ? closeLabel : undefined}>
            {closeIcon ?? closeLabel}
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport className={parts.viewport} label={`${label} ({hotkey})`} />
    </Radix.Provider>
  );
}
