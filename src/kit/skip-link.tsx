import type { MouseEvent, ReactNode } from 'react';
import type { Parts } from './parts.ts';

export interface SkipLinkProps {
  /** `#` and the id of the target, usually `#main`. */
  href: `#${string}`;
  children: ReactNode;
  parts?: Parts<'root'> | undefined;
}

/**
 * Skip link, the first link of a page. It moves focus and scrolls without changing the URL or the history; without
 * script it is a plain fragment link. Parts: root.
 */
export function SkipLink({ href, children, parts = {} }: SkipLinkProps) {
  function moveFocus(event: MouseEvent) {
    const target = document.getElementById(href.slice(1));
    if (!target) return;
    event.preventDefault();
    // Focusable only now: otherwise every later click on plain text would focus it.
    if (!target.hasAttribute('tabindex')) {
      target.setAttribute('tabindex', '-1');
      target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
    }
    target.focus({ preventScroll: true });
    target.scrollIntoView();
  }

  return (
    <a href={href} className={parts.root} onClick={moveFocus}>
      {children}
    </a>
  );
}
