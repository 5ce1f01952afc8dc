import {
  createContext,
  createElement,
  useContext,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { shellCopy } from '#copy/shell.ts';
import { hidden } from '#styles/text.css.ts';
import { Icon } from './icon.tsx';

export interface LinkProps {
  to: string;
  children: ReactNode;
  className?: string | undefined;
  'aria-current'?: 'page' | undefined;
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** An ordinary link: what a link is where nobody gives another, in tests and without a router. */
const PlainLink = ({ to, children, ...rest }: LinkProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/**
 * Gives every block the link that the app moves about with (react-router-dom's `Link`). Blocks know no router;
 * this is the one place where it reaches them.
 */
export const LinkProvider = LinkContext.Provider;

/** A link inside the shop. */
export const Link = (props: LinkProps) => createElement(useContext(LinkContext), props);

/** A link out of the shop: opens a new tab and says so (A36). */
export const OutsideLink = ({ to, children, ...rest }: Omit<LinkProps, 'aria-current'>) => (
  <a href={to} target="_blank" rel="noopener noreferrer" {...rest}>
    {children}
    <Icon name="arrow-up-right" size={16} />
    <span className={hidden}> ({shellCopy.external})</span>
  </a>
);
