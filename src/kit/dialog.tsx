import * as Radix from '@radix-ui/react-dialog';
import { useRef } from 'react';
import type { Elements } from './elements.ts';
import { focusedBefore } from './last-press.ts';
import { useLayer } from './layer-history.ts';
import type { Parts } from './parts.ts';
import { usePortalPlace } from './portal-place.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The dialog's accessible name, and its heading unless `titleHidden`. */
  title: string;
  titleHidden?: boolean | undefined;
  description?: string | undefined;
  closeLabel: string;
  /** Replaces the visible `closeLabel`, which stays the button's accessible name. */
  closeIcon?: Elements;
  /** Modal: focus is kept inside, the page behind is inert and does not scroll. */
  modal?: boolean | undefined;
  /** Stands before the title. */
  lead?: Elements;
  children: Elements;
  /** Called before focus enters; `event.preventDefault()` to place it yourself. */
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  /** Called before focus returns; `event.preventDefault()` to place it yourself. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
  parts?: Parts<'overlay' | 'content' | 'title' | 'description' | 'close'> | undefined;
}

/**
 * A dialog rendered at the end of the body, opened and closed by its owner.
 *
 * Escape, Back, the close button and a press outside request closing. Focus starts on the first control inside and returns
 * to the element that had it before, or in Safari, which does not focus pressed buttons, to the pressed button; to
 * `main` when that is gone.
 *
 * Parts: overlay, content, title, description, close. State: `data-state="open | closed"` on overlay, content.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, titleHidden, description, closeLabel, closeIcon, parts = {} } = props;
  const place = usePortalPlace();
  const cameFrom = useRef<HTMLElement | undefined>(undefined);
  useLayer(open, () => onOpenChange(false));

  function handleOpenAutoFocus(event: Event) {
    cameFrom.current = focusedBefore();
    props.onOpenAutoFocus?.(event);
  }

  // Radix returns focus only to its own trigger; ours is outside.
  function handleCloseAutoFocus(event: Event) {
    props.onCloseAutoFocus?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    // What opened it may be gone, as the consent banner is after a choice.
    const back = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main');
    back?.focus({ preventScroll: back !== cameFrom.current });
  }

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={props.modal ?? true}>
      <Radix.Portal container={place ?? null}>
        <Radix.Overlay className={parts.overlay} />
        <Radix.Content
          className={parts.content}
          aria-label={titleHidden ? title : undefined}
          aria-modal={(props.modal ?? true) ? true : undefined}
          onOpenAutoFocus={handleOpenAutoFocus}
          onCloseAutoFocus={handleCloseAutoFocus}
        >
          {props.lead}
          {!titleHidden && <Radix.Title className={parts.title}>{title}</Radix.Title>}
          <Radix.Close className={parts.close} aria-label={closeIcon ? closeLabel : undefined}>
            {closeIcon ?? closeLabel}
          </Radix.Close>
          {description && <Radix.Description className={parts.description}>{description}</Radix.Description>}
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
