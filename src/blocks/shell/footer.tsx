import { footerCopy, PAYMENT_LOGOS, shellCopy } from '#copy/site/shell.ts';
import { promise } from '#copy/purchase/promise.ts';
import { isThere, type BackendKind } from '#domain/backend.ts';
import * as css from '#styles/shell/footer.css.ts';
import { wrap } from '#styles/layout.css.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { FOOTER_LINKS, type FooterLink } from './footer-links.ts';
import { SERVICE_LINKS, type NavLink } from './nav-links.ts';
import { PaymentLogo } from './payment-logo.tsx';

export interface FooterProps {
  brand: string;
  backend: BackendKind;
  /** Who sells, in one line; missing where it is not known. */
  seller?: string | undefined;
  /** Copyright year. */
  year: number;
  /** The page's FOOTER content; defaults to our copy (SH-13). */
  footerText?: string | undefined;
  /** Missing where no cookies are set. */
  onCookieSettings?: (() => void) | undefined;
  /** The links of the footer; those of a page with scripts by default. */
  links?: readonly FooterLink[];
  /** The navigation; without `services`, their links show only without scripts. */
  services?: readonly NavLink[] | undefined;
}

/** Page footer with copyright, links, language and payment logos, the same on every page (SH-10, A37). */
export const Footer = ({
  brand,
  backend,
  seller,
  year,
  footerText,
  onCookieSettings,
  links = FOOTER_LINKS,
  services,
}: FooterProps) => (
  <footer className={css.foot}>
    <div className={wrap}>
      <div className={css.columns}>
        <div>
          <div className={css.who}>
            <Icon name="logo" size={48} className={css.logo} />
            <p className={css.brand}>{brand}</p>
          </div>
          <p>{promise}</p>
        </div>
        <nav aria-label={shellCopy.navFooter}>
          <ul className={css.twoColumns}>
            {links.filter(isThere(backend)).map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={css.link}>
                  {label}
                </Link>
              </li>
            ))}
            {onCookieSettings && (
              <li className={css.needsScripts}>
                <button type="button" className={css.link} onClick={onCookieSettings}>
                  {footerCopy.cookieSettings}
                </button>
              </li>
            )}
            {(services ?? SERVICE_LINKS).map(({ label, to }) => (
              <li key={label} className={services ? undefined : css.withoutScripts}>
                <Link to={to} className={css.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <div className={css.payments}>
            <p className={css.label}>{footerCopy.payments}</p>
            <p>
              {footerCopy.language} <span lang="pl">{footerCopy.languageCode}</span>
            </p>
          </div>
          <div className={css.logos}>
            {PAYMENT_LOGOS.map((name) => (
              <PaymentLogo key={name} name={name} />
            ))}
          </div>
        </div>
      </div>
      {seller !== undefined && <p className={css.legal}>{seller}</p>}
      <p className={css.legal}>
        {`${footerCopy.copyright(year, brand)} ${footerText ?? footerCopy.entertainment}`}
      </p>
    </div>
  </footer>
);
