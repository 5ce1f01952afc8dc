import type { Elements } from '#kit/elements.ts';
import { Fragment, type ReactNode } from 'react';
import { Icon } from '#blocks/icon.tsx';
import { shellCopy } from '#desk/copy/shell.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import type { DeskRole } from '#domain/desk-terms.ts';
import { SkipLink } from '#kit/skip-link.tsx';
import { desk } from '#styles/desk/base.css.ts';
import * as s from '#styles/desk/shell.css.ts';
import { skipLinkParts } from '#styles/shell/skip-link.css.ts';
import { hidden } from '#styles/text.css.ts';
import { DeskIcon } from '#desk/ui/desk-icon.tsx';
import { DOCKED, GROUP_NAME, type MenuEntry } from './desk-menu.ts';
import { MenuLink } from '#desk/ui/menu-link.tsx';

export interface DeskShellProps {
  brandName: string;
  person: { name: string; role: DeskRole; image: string | undefined };
  menu: readonly MenuEntry[];
  /** How many answers are open; missing before it is known. */
  openAnswers: number | undefined;
  /** How much waits on other pages, by address. */
  waiting: Readonly<Record<string, number>>;
  theme: 'light' | 'dark';
  onTheme: () => void;
  /** Missing while nobody can leave: the session is over or ending. */
  onLeave: (() => void) | undefined;
  onKeys: () => void;
  onSearch: () => void;
  /** Opens the rest of the phone's menu. */
  onMore: () => void;
  /** The phone's top bar: a title and optional parts. */
  top: { title: string; under?: string | undefined; back?: Elements; next?: Elements };
  /** An editing page's save bar takes the place of the phone's tabs. */
  dockHidden?: boolean;
  strips?: Elements;
  children: ReactNode;
}

const Monogram = ({ name, image }: { name: string; image: string | undefined }) =>
  image === undefined ? (
    <span className={s.portrait} aria-hidden="true">
      {[...name][0]}
    </span>
  ) : (
    <img className={s.portrait} src={image} alt="" width={320} height={400} />
  );

/** The frame around every page inside: rail, phone's bars, strips and content. */
export function DeskShell(props: DeskShellProps) {
  const { brandName, person, menu, theme, top, waiting } = props;
  // Zero is not shown, so that numbers draw attention.
  const countOf = (path: string) =>
    path === DESK_PAGES.queue.path ? props.openAnswers : waiting[path] || undefined;
  const inSheet = menu.slice(DOCKED).reduce((sum, { to }) => sum + (waiting[to] ?? 0), 0);
  const themeLabel = shellCopy.themeTo[theme === 'dark' ? 'light' : 'dark'];
  return (
    <div className={desk}>
      <SkipLink href="#tresc" parts={skipLinkParts}>
        {shellCopy.skip}
      </SkipLink>
      <div className={s.frame}>
        <aside className={s.rail} aria-label={shellCopy.desk}>
          <MenuLink to={DESK_PAGES.queue.path} className={s.mark}>
            <Icon name="logo" size={42} />
            <span>
              <span className={s.markName}>{brandName}</span>
              <span className={s.markDesk}>{shellCopy.desk}</span>
            </span>
          </MenuLink>
          <button className={s.find} type="button" onClick={props.onSearch}>
            <DeskIcon name="search" />
            {shellCopy.search}
            <kbd aria-hidden="true">Ctrl K</kbd>
          </button>
          <nav aria-label={shellCopy.navigation} className={s.railPages}>
            {(['answers', 'shop', 'insight'] as const).map((group) => {
              const entries = menu.filter((entry) => entry.group === group);
              if (entries.length === 0) return null;
              return (
                <Fragment key={group}>
                  <p className={s.navTitle}>{GROUP_NAME[group]}</p>
                  <ul>
                    {entries.map(({ to, icon, name }) => (
                      <li key={to}>
                        <MenuLink to={to} className={s.navLink} isMenu>
                          <DeskIcon name={icon} />
                          <span>{name}</span>
                          {countOf(to) !== undefined && <span className={s.navCount}>{countOf(to)}</span>}
                        </MenuLink>
                      </li>
                    ))}
                  </ul>
                </Fragment>
              );
            })}
          </nav>
          <div className={s.me}>
            <Monogram {...person} />
            <MenuLink to={DESK_PAGES.me.path} className={s.meName} isMenu>
              <b>{person.name}</b>
              <small>
                <span>{shellCopy[person.role]}</span>
                <span className={hidden}>{`, ${shellCopy.account.toLowerCase()}`}</span>
              </small>
            </MenuLink>
            <button className={s.iconButton} type="button" aria-label={themeLabel} onClick={props.onTheme}>
              <DeskIcon name={theme === 'dark' ? 'theme-light' : 'theme-dark'} />
            </button>
            <button
              className={s.iconButton}
              type="button"
              aria-label={shellCopy.leave}
              aria-disabled={props.onLeave === undefined || undefined}
              onClick={props.onLeave}
            >
              <DeskIcon name="logout" />
            </button>
          </div>
        </aside>
        <header className={s.top}>
          {top.back}
          <p className={s.topTitle}>
            <span>{top.title}</span>
            {top.under !== undefined && <small>{top.under}</small>}
          </p>
          <button
            className={s.iconButton}
            type="button"
            aria-label={shellCopy.search}
            onClick={props.onSearch}
          >
            <DeskIcon name="search" size={24} />
          </button>
          {top.next}
        </header>
        <div>
          {props.strips}
          <main id="tresc" tabIndex={-1} className={s.content}>
            {props.children}
          </main>
        </div>
      </div>
      {!props.dockHidden && (
        <nav className={s.dock} aria-label={shellCopy.navigation}>
          {menu.slice(0, DOCKED).map(({ to, icon, short }) => (
            <MenuLink key={to} to={to} className={s.dockItem} isMenu>
              <DeskIcon name={icon} size={24} />
              <span>
                <span>{short}</span> {countOf(to) !== undefined && <b>{countOf(to)}</b>}
              </span>
            </MenuLink>
          ))}
          <button className={s.dockItem} type="button" aria-haspopup="dialog" onClick={props.onMore}>
            <DeskIcon name="more" size={24} />
            <span>
              <span>{shellCopy.more}</span> {inSheet > 0 && <b>{inSheet}</b>}
            </span>
          </button>
        </nav>
      )}
    </div>
  );
}
