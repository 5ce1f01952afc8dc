import type { ReactNode } from 'react';
import { Dialog } from '#kit/dialog.tsx';
import { dialogBody } from '#styles/desk/base.css.ts';
import { dialogParts } from '#styles/dialog.late.css.ts';
import { DeskIcon } from './desk-icon.tsx';

export interface DeskDialogProps {
  title: string;
  closeLabel: string;
  description?: string;
  /** Focus begins at the first field, as in a search; otherwise at the first control. */
  startsAtField?: boolean;
  onClose: () => void;
  children: ReactNode;
}

function focusField(event: Event): void {
  const field = event.target instanceof HTMLElement && event.target.querySelector('input');
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** An open dialog of the desk: a sheet from below on a phone, a panel in the middle elsewhere. */
export const DeskDialog = ({
  title,
  closeLabel,
  description,
  startsAtField,
  onClose,
  children,
}: DeskDialogProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    title={title}
    description={description}
    closeLabel={closeLabel}
    closeIcon={<DeskIcon name="close" />}
    parts={dialogParts}
    onOpenAutoFocus={startsAtField ? focusField : undefined}
  >
    <div className={dialogBody}>{children}</div>
  </Dialog>
);
