import { createContext, use, type ReactNode, type Ref, type SyntheticEvent } from 'react';

/** Whether a request runs with what the fields around hold: they are read-only then, and buttons take no press. */
export const HeldContext = createContext(false);

/** Whether fields and buttons here are held, see `HeldForm`. */
export const useHeld = () => use(HeldContext);

// React then puts the old value back: that is all that selects, checkboxes and radios offer, which cannot be read-only.
const takeNoChange = (event: SyntheticEvent) => event.stopPropagation();

/** Attributes of an element whose fields take no change while they are held. */
export const heldBy = (isHeld: boolean) => (isHeld ? { onChangeCapture: takeNoChange } : {});

export interface HeldFormProps {
  /**
   * Its request runs, and its success clears what was typed. False where the form keeps what is typed meanwhile
   * (`useTyped`), or sends nothing.
   */
  isHeld: boolean;
  onSubmit: () => void;
  className: string;
  role?: 'search';
  'aria-labelledby'?: string;
  ref?: Ref<HTMLFormElement> | undefined;
  children: ReactNode;
}

/**
 * A form of the desk. While its request runs nothing more can be typed or chosen in it: that would be lost as it
 * succeeds. The focus stays, and everything can still be read.
 */
export function HeldForm({ isHeld, onSubmit, ...rest }: HeldFormProps) {
  const isAnyHeld = useHeld() || isHeld;
  return (
    <HeldContext value={isAnyHeld}>
      <form
        {...rest}
        {...heldBy(isAnyHeld)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isAnyHeld) onSubmit();
        }}
      />
    </HeldContext>
  );
}
