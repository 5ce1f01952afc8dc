import { row } from '#styles/desk/base.css.ts';
import { MenuLink } from './menu-link.tsx';

export interface PageLinksProps {
  /** Address of the newest page; `undefined` on that page itself. */
  latest: string | undefined;
  /** Address of the next older page; `undefined` on the last one. */
  older: string | undefined;
  words: Readonly<Record<'latest' | 'older', string>>;
}

/** Links between the pages of a list that is read from the newest on. */
export const PageLinks = ({ latest, older, words }: PageLinksProps) => (
  <p className={row}>
    {latest !== undefined && <MenuLink to={latest}>{words.latest}</MenuLink>}
    {older !== undefined && <MenuLink to={older}>{words.older}</MenuLink>}
  </p>
);
