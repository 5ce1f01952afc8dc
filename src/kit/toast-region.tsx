import * as Radix from '@radix-ui/react-toast';
import type { RefCallback } from 'react';
import type { Elements } from './elements.ts';
import type { Parts } from './parts.ts';
import { usePortalPlace } from './portal-place.ts';

/** Minimum display time (WCAG 2.2.1). */
const SHORTEST_MS = 5000;

export interface ToastMessage {
  id: string;
  kind: 'success' | 'error' | 'info';
  title: string;
  text?: string | undefined;
  /** Whether the message is shown nowhere else in the page. */
  isOnlyHere?: boolean | undefined;
}

export interface ToastRegionProps {
  /** Accessible name of the region. */
  label: string;
  /** What one of them is called: precedes its announcement. */
  toastLabel: string;
  closeLabel: string;
  closeIcon?: Elements;
  /** Oldest first. The owner removes a toast on `onDismiss`. */
  toasts: readonly ToastMessage[];
  onDismiss: (id: string) => void;
  /** Display time of success and info toasts in milliseconds, at least 5000. Errors stay until closed. */
  duration?: number | undefined;
  /** Is given the list of toasts to place it; what it returns is called when the list goes. */
  onViewport?: RefCallback<HTMLOListElement> | undefined;
  parts?: Parts<'viewport' | 'toast' | 'title' | 'text' | 'close'> | undefined;
}

/**
 * Region for toasts, built on Radix Toast. Render it once, near the root.
 *
 * Errors are announced assertively and stay; others are announced politely and disappear after `duration`, which
 * pauses on hover, on focus inside and while the window is inactive. F8 moves focus here; Escape, the close button
 * and a swipe close a toast.
 *
 * Nothing is rendered on the server. Parts: viewport, toast, title, text, close. State on toast: `data-kind`,
 * `data-state`, `data-swipe`, `data-only-here`.
 */
export function ToastRegion(props: ToastRegionProps) {
  const {
    label,
    toastLabel,
    closeLabel,
    closeIcon,
    toasts,
    onDismiss,
    duration = 8000,
    onViewport,
    parts = {},
  } = props;
  const place = usePortalPlace();
  if (!place) return null;

  return (
    <Radix.Provider label={toastLabel} duration={Math.max(duration, SHORTEST_MS)} announcerContainer={place}>
      {toasts.map((toast) => (
        <Radix.Root
          key={toast.id}
          className={parts.toast}
          data-kind={toast.kind}
          data-only-here={toast.isOnlyHere ? '' : undefined}
          open
          onOpenChange={(open) => {
            if (!open) onDismiss(toast.id);
          }}
          {...(toast.kind === 'error' ? { type: 'foreground', duration: Infinity } : { type: 'background' })}
        >
          <Radix.Title className={parts.title}>{toast.title}</Radix.Title>
          {/* Parts the words of the announcement. */ ' '}
          {toast.text && <Radix.Description className={parts.text}>{toast.text}</Radix.Description>}
          <Radix.Close className={parts.close} aria-label={closeIcon ? closeLabel : undefined}>
            {closeIcon ?? closeLabel}
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport ref={onViewport} className={parts.viewport} label={`${label} ({hotkey})`} />
    </Radix.Provider>
  );
}
