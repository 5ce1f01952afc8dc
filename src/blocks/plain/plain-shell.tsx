import type { ReactNode } from 'react';
import { PRODUCT_TYPE_NAME } from '#copy/product-type.ts';
import { isThere, type BackendKind } from '#domain/backend.ts';
import { FOOTER_LABEL, footerCopy, shellCopy } from '#copy/shell.ts';
import { SkipLink } from '#kit/skip-link.tsx';
import * as footer from '#styles/footer.css.ts';
import { actions, wrap } from '#styles/layout.css.ts';
import * as nav from '#styles/nav-bar.css.ts';
import { skipLinkParts } from '#styles/skip-link.css.ts';
import { LAW_LINKS, type FooterLink } from '../shell/footer-links.ts';
import { MAIN_ID } from '../shell/app-shell.tsx';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';

export interface PlainShellProps {
  brand: string;
  backend: BackendKind;
  /** Who sells, in one line; missing where it is not known. */
  seller?: string | undefined;
  /** The year of the copyright line. */
  year: number;
  /** Link to the same page with scripts. */
  full?: { label: string; to: string } | undefined;
  children: ReactNode;
}

const LINKS: readonly FooterLink[] = [
  { label: FOOTER_LABEL.terms, to: '/regulamin' },
  { label: FOOTER_LABEL.privacy, to: '/polityka-prywatnosci' },
  { label: FOOTER_LABEL.contact, to: '/prosto/kontakt' },
  { label: PRODUCT_TYPE_NAME.NEWSLETTER, to: '/prosto/newsletter' },
  ...LAW_LINKS,
];

/** Frame of a page without scripts: what needs one (menu, theme, cookies) is left out, since it sets none. */
export const PlainShell = ({ brand, backend, seller, year, full, children }: PlainShellProps) => (
  <>
    <SkipLink href={`#${MAIN_ID}`} parts={skipLinkParts}>
      {shellCopy.skip}
    </SkipLink>
    <header className={nav.bar}>
      <div className={`${wrap} ${nav.row}`}>
        <Link to="/" className={nav.brand}>
          <Icon name="logo" size={40} />
          <span translate="no">{brand}</span>
        </Link>
        {full && <Link to={full.to}>{full.label}</Link>}
      </div>
    </header>
    <main id={MAIN_ID} tabIndex={-1}>
      {children}
    </main>
    <footer className={footer.foot}>
      <div className={wrap}>
        <nav aria-label={shellCopy.navFooter} className={actions}>
          {LINKS.filter(isThere(backend)).map(({ label, to }) => (
            <Link key={to} to={to} className={footer.link}>
              {label}
            </Link>
          ))}
        </nav>
        {seller !== undefined && <p className={footer.legal}>{seller}</p>}
        <p className={footer.legal}>{`${footerCopy.copyright(year, brand)} ${footerCopy.entertainment}`}</p>
      </div>
    </footer>
  </>
);
