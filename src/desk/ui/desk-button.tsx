import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '#kit/button.tsx';
import { deskButtonClass, type DeskButtonKind } from '#styles/desk/button.css.ts';
import { DeskIcon, type DeskIconName } from './desk-icon.tsx';
import { useHeld } from './held-form.tsx';

export interface DeskButtonProps extends Omit<ButtonProps, 'parts' | 'children'> {
  kind?: DeskButtonKind;
  icon?: DeskIconName;
  children: ReactNode;
}

/** A button of the desk, by kind, with an optional icon before its words. It takes no press while its form is held. */
export function DeskButton({ kind = 'primary', icon, children, ...rest }: DeskButtonProps) {
  const isHeld = useHeld();
  const blocked = rest.blocked || (isHeld && !rest.pending);
  return (
    <Button {...rest} blocked={blocked} parts={{ root: deskButtonClass[kind] }}>
      {icon && <DeskIcon name={icon} size={18} />}
      <span>{children}</span>
    </Button>
  );
}
