import {
  createContext,
  createElement,
  useContext,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { shellCopy } from '#copy/site/shell.ts';
import { hidden } from '#styles/text.css.ts';
import { Icon } from './icon.tsx';

export interface LinkProps {
  to: string;
  children: ReactNode;
  className?: string | undefined;
  'aria-current'?: 'page' | undefined;
  /** Accessible name of a link without words. */
  'aria-label'?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Plain anchor, the default link without a router (in tests). */
const PlainLink = ({ to, children, ...rest }: LinkProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Provides the router's link component to all blocks, which do not import a router themselves. */
export const LinkProvider = LinkContext.Provider;

/** A link inside the shop. */
export const Link = (props: LinkProps) => createElement(useContext(LinkContext), props);

/** A link to another site: opens a new tab and announces that (A36). */
export const OutsideLink = ({ to, children, ...rest }: Omit<LinkProps, 'aria-current'>) => (
  <a href={to} target="_blank" rel="noopener noreferrer" {...rest}>
    <span>{children}</span>
    <Icon name="arrow-up-right" size={16} />
    <span className={hidden}> ({shellCopy.external})</span>
  </a>
);
