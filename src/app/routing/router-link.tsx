import { Link } from 'react-router-dom';
import type { LinkProps } from '#blocks/link.tsx';

/** Pages that the server makes without the shop's code: a full load brings them. */
const PLAIN_PAGES = /^\/(blog|sklep|sandbox|outbox)(\/|$)/;

/** The link that blocks get from the app: moves within the shop without loading the page anew. */
export const RouterLink = ({ to, children, ...rest }: LinkProps) => (
  <Link to={to} reloadDocument={PLAIN_PAGES.test(to)} {...rest}>
    {children}
  </Link>
);
