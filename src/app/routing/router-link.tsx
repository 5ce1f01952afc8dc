import { Link } from 'react-router-dom';
import type { LinkProps } from '#blocks/link.tsx';

/** Pages that the server renders without the client app; they need a full page load. */
const PLAIN_PAGES = /^\/(blog|sklep|moje-dane|sandbox|outbox)(\/|$)/;

/** The link component given to blocks: navigates within the shop without a full page load. */
export const RouterLink = ({ to, children, ...rest }: LinkProps) => (
  <Link to={to} reloadDocument={PLAIN_PAGES.test(to)} {...rest}>
    {children}
  </Link>
);
