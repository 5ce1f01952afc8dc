import type { ReactNode } from 'react';
import { Dialog } from '#kit/dialog.tsx';
import { dialogBody } from '#styles/desk/base.css.ts';
import { dialogParts } from '#styles/dialog.late.css.ts';
import { DeskIcon } from './desk-icon.tsx';
import { heldBy, HeldContext } from './held-form.tsx';

export interface DeskDialogProps {
  title: string;
  closeLabel: string;
  description?: string;
  /** Focus begins at the first field, as in a search; otherwise at the first control. */
  startsAtField?: boolean;
  /** Its request runs: it neither closes nor takes a change, so that nothing typed is lost and the outcome is told in it. */
  isHeld?: boolean;
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
  isHeld = false,
  onClose,
  children,
}: DeskDialogProps) => (
  <Dialog
    open
    onOpenChange={() => !isHeld && onClose()}
    title={title}
    description={description}
    closeLabel={closeLabel}
    closeIcon={<DeskIcon name="close" />}
    parts={dialogParts}
    onOpenAutoFocus={startsAtField ? focusField : undefined}
  >
    <HeldContext value={isHeld}>
      <div className={dialogBody} {...heldBy(isHeld)}>
        {children}
      </div>
    </HeldContext>
  </Dialog>
);
