import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  children: ReactNode;
  id?: string | undefined;
  /** `root` is required: the class does the hiding, as inline styles are forbidden by the page's policy. */
  parts: { root: string };
}

/** Text for assistive technology only. Parts: root. */
export function VisuallyHidden({ children, id, parts }: VisuallyHiddenProps) {
  return (
    <span id={id} className={parts.root}>
      {children}
    </span>
  );
}
