import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '#kit/button.tsx';
import { deskButtonClass, type DeskButtonKind } from '#styles/desk/button.css.ts';
import { DeskIcon, type DeskIconName } from './desk-icon.tsx';

export interface DeskButtonProps extends Omit<ButtonProps, 'parts' | 'children'> {
  kind?: DeskButtonKind;
  icon?: DeskIconName;
  children: ReactNode;
}

/** A button of the desk, by kind, with an optional icon before its words. */
export const DeskButton = ({ kind = 'primary', icon, children, ...rest }: DeskButtonProps) => (
  <Button {...rest} parts={{ root: deskButtonClass[kind] }}>
    {icon && <DeskIcon name={icon} size={18} />}
    <span>{children}</span>
  </Button>
);
