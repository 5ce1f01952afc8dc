import { Button } from '#kit/button.tsx';
import { buttonParts } from '#styles/button.css.ts';

export interface GhostButtonProps {
  onPress: () => void;
  blocked?: boolean;
  children: string;
}

/** A quiet button that a flow puts into a block. */
export const GhostButton = (button: GhostButtonProps) => <Button {...button} parts={buttonParts.ghost} />;
