import { shellCopy } from '#copy/site/shell.ts';
import { Dialog } from '#kit/dialog.tsx';
import * as css from '#styles/shell/mobile-menu.late.css.ts';
import { Icon } from '../icon.tsx';
import type { NavLink } from './nav-links.ts';
import { NavList } from './nav-list.tsx';

export interface MobileMenuProps {
  open: boolean;
  /** Called for the close icon, a press outside, Escape or Back. */
  onClose: () => void;
  /** Called for a followed link. */
  onFollow: () => void;
  links: readonly NavLink[];
  currentPath: string;
}

/** The navigation menu of narrow screens (SH-9). Closing it returns the focus to the menu button. */
export const MobileMenu = ({ open, onClose, onFollow, links, currentPath }: MobileMenuProps) => (
  <Dialog
    open={open}
    onOpenChange={(next) => {
      if (!next) onClose();
    }}
    title={shellCopy.menuTitle}
    titleHidden
    closeLabel={shellCopy.menuClose}
    closeIcon={<Icon name="close" />}
    parts={css.menuParts}
  >
    <nav aria-label={shellCopy.menuTitle}>
      <NavList
        links={links}
        currentPath={currentPath}
        onFollow={onFollow}
        parts={{ list: css.list, link: css.link }}
      />
    </nav>
  </Dialog>
);
