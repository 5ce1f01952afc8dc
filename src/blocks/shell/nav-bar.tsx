import { shellCopy } from '#copy/site/shell.ts';
import type { Elements } from '#kit/elements.ts';
import { iconButton } from '#styles/button.css.ts';
import { wrap } from '#styles/layout.css.ts';
import * as css from '#styles/shell/nav-bar.css.ts';
import { small } from '#styles/text.css.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import type { NavLink } from './nav-links.ts';
import { NavList } from './nav-list.tsx';

export interface NavBarProps {
  brand: string;
  links: readonly NavLink[];
  currentPath: string;
  menuOpen: boolean;
  onMenuOpen: () => void;
  /** Pointer or focus is near the menu button; used to preload the menu. */
  onMenuNear?: (() => void) | undefined;
  themeControl: Elements;
  /** Notice about the whole shop, such as a lost connection; announced when it appears. */
  notice?: string | undefined;
}

/** The sticky navigation: brand, links, theme and, on narrow screens, the menu icon (SH-8, SH-9). */
export const NavBar = ({ brand, links, currentPath, themeControl, notice, ...menu }: NavBarProps) => (
  <header className={css.bar}>
    <div className={`${wrap} ${css.row}`}>
      <Link to="/" className={css.brand}>
        <Icon name="logo" size={40} />
        <span translate="no">{brand}</span>
      </Link>
      <nav aria-label={shellCopy.navMain} className={css.nav}>
        <NavList links={links} currentPath={currentPath} parts={{ list: css.list, link: css.link }} />
      </nav>
      {themeControl}
      <button
        type="button"
        className={`${iconButton} ${css.menuButton}`}
        aria-label={shellCopy.menuOpen}
        aria-expanded={menu.menuOpen}
        aria-haspopup="dialog"
        onClick={menu.onMenuOpen}
        onPointerOver={menu.onMenuNear}
        onFocus={menu.onMenuNear}
      >
        <Icon name="menu" />
      </button>
    </div>
    <p role="status" className={`${wrap} ${small} ${css.notice}`}>
      {notice}
    </p>
  </header>
);
