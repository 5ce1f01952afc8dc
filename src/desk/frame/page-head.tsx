import type { Elements } from '#kit/elements.ts';
import type { ReactNode } from 'react';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { pageHead } from '#styles/desk/shell.css.ts';

export interface PageHeadProps {
  title: ReactNode;
  /** The way to the list that the page belongs to. */
  back?: { to: string; words: string };
  /** Parts next to the heading. */
  children?: Elements;
}

/** Head of a page: the way back, its heading, and what can be done with the whole. */
export const PageHead = ({ title, back, children }: PageHeadProps) => (
  <>
    {back && (
      <p>
        <MenuLink to={back.to}>{back.words}</MenuLink>
      </p>
    )}
    <header className={pageHead}>
      <h1>{title}</h1>
      {children}
    </header>
  </>
);
