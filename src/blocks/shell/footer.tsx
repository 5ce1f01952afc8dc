import { ACCESSIBILITY_LABEL } from '#copy/accessibility-label.ts';
import { FOOTER_LABEL, footerCopy, PAYMENT_LOGOS, shellCopy } from '#copy/shell.ts';
import { MY_DATA_LABEL } from '#copy/my-data-label.ts';
import { promise } from '#copy/promise.ts';
import { WITHDRAW_LABEL } from '#copy/withdraw-label.ts';
import { MY_DATA_PATH } from '#domain/my-data-path.ts';
import { WITHDRAWAL_PATH } from '#domain/withdrawal-path.ts';
import * as css from '#styles/footer.css.ts';
import { wrap } from '#styles/layout.css.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { PaymentLogo } from './payment-logo.tsx';

const LINKS = [
  { label: FOOTER_LABEL.information, to: '/informacja' },
  { label: FOOTER_LABEL.privacy, to: '/polityka-prywatnosci' },
  { label: FOOTER_LABEL.terms, to: '/regulamin' },
  { label: FOOTER_LABEL.contact, to: '/kontakt' },
  { label: FOOTER_LABEL.help, to: '/pomoc' },
  { label: ACCESSIBILITY_LABEL, to: '/dostepnosc' },
  { label: WITHDRAW_LABEL, to: WITHDRAWAL_PATH },
  { label: MY_DATA_LABEL, to: MY_DATA_PATH },
] as const;

export interface FooterProps {
  brand: string;
  /** Copyright year. */
  year: number;
  /** The page's FOOTER content; defaults to our copy (SH-13). */
  footerText?: string | undefined;
  onCookieSettings: () => void;
}

/** Page footer with copyright, links, language and payment logos, the same on every page (SH-10, A37). */
export const Footer = ({ brand, year, footerText, onCookieSettings }: FooterProps) => (
  <footer className={css.foot}>
    <div className={wrap}>
      <div className={css.columns}>
        <div>
          <Icon name="logo" size={48} className={css.logo} />
          <p className={css.brand}>{brand}</p>
          <p>{promise}</p>
        </div>
        <nav aria-label={shellCopy.navFooter}>
          <ul>
            {LINKS.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={css.link}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <button type="button" className={css.link} onClick={onCookieSettings}>
                {footerCopy.cookieSettings}
              </button>
            </li>
          </ul>
        </nav>
        <div>
          <p className={css.label}>{footerCopy.payments}</p>
          <div className={css.logos}>
            {PAYMENT_LOGOS.map((name) => (
              <PaymentLogo key={name} name={name} />
            ))}
          </div>
          <p>
            {footerCopy.language} <span lang="pl">{footerCopy.languageCode}</span>
          </p>
        </div>
      </div>
      <p className={css.legal}>
        {`${footerCopy.copyright(year, brand)} ${footerText || footerCopy.entertainment}`}
      </p>
    </div>
  </footer>
);
