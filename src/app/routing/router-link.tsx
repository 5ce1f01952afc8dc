import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { LinkProps } from '#blocks/link.tsx';

/** Pages that the server renders without the client app; they need a full page load. */
const PLAIN_PAGES = /^\/(blog|sklep|moje-dane|sandbox|outbox)(\/|$)/;

/** The router's two hooks of a link; its component brings prefetching and routes' data, 3 kB gzip that no page uses. */
function ShopLink({ to, children, onClick, ...rest }: LinkProps) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    >
      {children}
    </a>
  );
}

/** The link component given to blocks: navigates within the shop without a full page load. */
export const RouterLink = ({ to, children, ...rest }: LinkProps) =>
  /^[/?#]/.test(to) && !PLAIN_PAGES.test(to) ? (
    <ShopLink to={to} {...rest}>
      {children}
    </ShopLink>
  ) : (
    <a href={to} {...rest}>
      {children}
    </a>
  );
