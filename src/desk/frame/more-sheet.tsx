import { shellCopy, shortcutsCopy } from '#desk/copy/shell.ts';
import { sheetItem, sheetList } from './more.late.css.ts';
import { DeskDialog } from '#desk/ui/desk-dialog.tsx';
import { DeskIcon } from '#desk/ui/desk-icon.tsx';
import type { MenuEntry } from './desk-menu.ts';
import { MenuLink } from '#desk/ui/menu-link.tsx';

export interface MoreSheetProps {
  entries: readonly MenuEntry[];
  /** How much waits on them, by address. */
  waiting: Readonly<Record<string, number>>;
  theme: 'light' | 'dark';
  onTheme: () => void;
  onLeave: (() => void) | undefined;
  onClose: () => void;
}

/** The rest of a phone's menu: pages without a place on the bar, theme and leaving. */
const MoreSheet = ({ entries, waiting, theme, onTheme, onLeave, onClose }: MoreSheetProps) => (
  <DeskDialog title={shellCopy.more} closeLabel={shortcutsCopy.close} onClose={onClose}>
    <ul className={sheetList}>
      {entries.map(({ to, icon, name }) => (
        <li key={to}>
          <MenuLink to={to} className={sheetItem} isMenu onFollow={onClose}>
            <DeskIcon name={icon} size={24} />
            <span>
              <span>{name}</span> {(waiting[to] ?? 0) > 0 && <b>{waiting[to]}</b>}
            </span>
          </MenuLink>
        </li>
      ))}
      <li>
        <button className={sheetItem} type="button" onClick={onTheme}>
          <DeskIcon name={theme === 'dark' ? 'theme-light' : 'theme-dark'} size={24} />
          <span>{shellCopy.themeTo[theme === 'dark' ? 'light' : 'dark']}</span>
        </button>
      </li>
      <li>
        <button
          className={sheetItem}
          type="button"
          aria-disabled={onLeave === undefined || undefined}
          onClick={onLeave}
        >
          <DeskIcon name="logout" size={24} />
          {shellCopy.leave}
        </button>
      </li>
    </ul>
  </DeskDialog>
);

export default MoreSheet;
