import { keepClear } from '#kit/keep-clear.ts';
import { shellCopy } from '#copy/site/shell.ts';
import { ToastRegion, type ToastMessage } from '#kit/toast-region.tsx';
import { toastParts } from '#styles/toast.late.css.ts';
import { Icon } from '../icon.tsx';

export interface ToastsProps {
  toasts: readonly ToastMessage[];
  onDismiss: (id: string) => void;
}

/** Never over a button, a price or a field. */
const placed = (viewport: HTMLElement | null) => (viewport ? keepClear(viewport) : undefined);

/** The kit's toasts with the shop's styles; their texts are in copy/toasts.ts. */
export const Toasts = (props: ToastsProps) => (
  <ToastRegion
    {...props}
    label={shellCopy.notifications}
    toastLabel={shellCopy.notification}
    closeLabel={shellCopy.closeToast}
    closeIcon={<Icon name="close" size={20} />}
    onViewport={placed}
    parts={toastParts}
  />
);
