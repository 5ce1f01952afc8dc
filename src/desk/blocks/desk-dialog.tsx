import type { ReactNode } from 'react';
import { Dialog } from '#kit/dialog.tsx';
import { dialogParts } from '#styles/dialog.late.css.ts';
import { DeskIcon } from './desk-icon.tsx';

export interface DeskDialogProps {
  title: string;
  closeLabel: string;
  description?: string;
  /** Missing for a dialog that must be answered. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

const nothing = () => undefined;

/** An open dialog of the desk: a sheet from below on a phone, a panel in the middle elsewhere. */
export const DeskDialog = ({ title, closeLabel, description, onClose, children }: DeskDialogProps) => (
  <Dialog
    open
    onOpenChange={onClose ?? nothing}
    title={title}
    description={description}
    closeLabel={closeLabel}
    closeIcon={<DeskIcon name="close" />}
    parts={dialogParts}
  >
    {children}
  </Dialog>
);
