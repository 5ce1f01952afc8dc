import type { ReactNode } from 'react';
import { PRODUCT_TYPE_NAME } from '#copy/purchase/product-type.ts';
import { FOOTER_LABEL, shellCopy } from '#copy/site/shell.ts';
import type { CalendarDate } from '#domain/birth-date.ts';
import { ABILITIES, type BackendKind } from '#domain/backend.ts';
import { LUNAR_PATH } from '#domain/lunar/lunar-path.ts';
import { SkipLink } from '#kit/skip-link.tsx';
import { wrap } from '#styles/layout.css.ts';
import * as nav from '#styles/shell/nav-bar.css.ts';
import { skipLinkParts } from '#styles/shell/skip-link.css.ts';
import { MAIN_ID } from '../shell/app-shell.tsx';
import { FOOTER_LINKS } from '../shell/footer-links.ts';
import { Footer } from '../shell/footer.tsx';
import type { NavLink } from '../shell/nav-links.ts';
import { NavList } from '../shell/nav-list.tsx';
import { TopBanner } from '../shell/top-banner.tsx';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';

export interface PlainShellProps {
  brand: string;
  backend: BackendKind;
  /** Who sells, in one line; missing where it is not known. */
  seller?: string | undefined;
  today: CalendarDate;
  /** The navigation; services are in the footer too, since there is no menu. */
  links: readonly NavLink[];
  /** Link to the same page with scripts. */
  full?: { label: string; to: string } | undefined;
  children: ReactNode;
}

/** Stands among the footer's own links. */
const CONTACT_PATH = '/kontakt';

const LINKS = [
  ...FOOTER_LINKS.map((link) =>
    link.label === FOOTER_LABEL.contact ? { ...link, to: '/prosto/kontakt' } : link,
  ),
  { label: PRODUCT_TYPE_NAME.NEWSLETTER, to: '/prosto/newsletter' },
];

/** The shop's frame for a page without scripts: what needs one (menu, theme, cookies) is left out, since it sets none. */
export const PlainShell = ({ brand, backend, seller, today, links, full, children }: PlainShellProps) => (
  <>
    <SkipLink href={`#${MAIN_ID}`} parts={skipLinkParts}>
      {shellCopy.skip}
    </SkipLink>
    <TopBanner
      today={today}
      link={ABILITIES[backend].lunarCalendar ? { label: shellCopy.lunarCalendar, to: LUNAR_PATH } : undefined}
    />
    <header className={nav.bar}>
      <div className={`${wrap} ${nav.row}`}>
        <Link to="/" className={nav.brand}>
          <Icon name="logo" size={40} />
          <span translate="no">{brand}</span>
        </Link>
        <nav aria-label={shellCopy.navMain} className={nav.nav}>
          <NavList links={links} currentPath="" parts={{ list: nav.list, link: nav.link }} />
        </nav>
        {full && <Link to={full.to}>{full.label}</Link>}
      </div>
    </header>
    <main id={MAIN_ID} tabIndex={-1}>
      {children}
    </main>
    <Footer
      brand={brand}
      backend={backend}
      seller={seller}
      year={today.year}
      links={LINKS}
      services={links.filter(({ to }) => to !== CONTACT_PATH)}
    />
  </>
);
