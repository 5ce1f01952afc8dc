import type { ReactNode } from 'react';
import { Icon } from '#blocks/icon.tsx';
import { shellCopy } from '#desk/copy/shell.ts';
import { SkipLink } from '#kit/skip-link.tsx';
import { desk } from '#styles/desk/ground.css.ts';
import * as s from '#styles/desk/shell.css.ts';
import { skipLinkParts } from '#styles/skip-link.css.ts';
import { DeskIcon } from './desk-icon.tsx';
import { MenuLink } from './menu-link.tsx';

export interface DeskShellProps {
  brandName: string;
  person: { name: string; role: 'owner' | 'specialist'; image: string | undefined };
  /** Whether the role may see who has access. */
  mayListPeople: boolean;
  /** Whether the role may see the statements of withdrawal. */
  mayListWithdrawals: boolean;
  /** Whether the role may see the prices of all specialists. */
  mayListPrices: boolean;
  /** How many answers are open; missing before it is known. */
  openAnswers: number | undefined;
  theme: 'light' | 'dark';
  onTheme: () => void;
  onLeave: () => void;
  onKeys: () => void;
  onSearch: () => void;
  /** The phone's bar: a title and what stands beside it. */
  top: { title: string; under?: string | undefined; back?: ReactNode; next?: ReactNode };
  /** An editing page's save bar takes the place of the phone's tabs. */
  dockHidden?: boolean;
  strips?: ReactNode;
  children: ReactNode;
}

const Monogram = ({ name, image }: { name: string; image: string | undefined }) =>
  image === undefined ? (
    <span className={s.portrait} aria-hidden="true">
      {name.slice(0, 1)}
    </span>
  ) : (
    <img className={s.portrait} src={image} alt="" width={320} height={400} />
  );

/** The frame around every page inside: rail, phone's bars, strips and content. */
export function DeskShell(props: DeskShellProps) {
  const { brandName, person, theme, top, openAnswers } = props;
  const queueName = person.role === 'owner' ? shellCopy.queue : shellCopy.myQueue;
  const ordersName = person.role === 'owner' ? shellCopy.orders : shellCopy.myOrders;
  const themeLabel = shellCopy.themeTo[theme === 'dark' ? 'light' : 'dark'];
  return (
    <div className={desk}>
      <SkipLink href="#tresc" parts={skipLinkParts}>
        {shellCopy.skip}
      </SkipLink>
      <div className={s.frame}>
        <aside className={s.rail} aria-label={shellCopy.desk}>
          <MenuLink to="/" className={s.mark}>
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
          <nav aria-label={shellCopy.navigation}>
            <p className={s.navTitle}>{shellCopy.answers}</p>
            <ul>
              <li>
                <MenuLink to="/" className={s.navLink} isMenu>
                  <DeskIcon name="candle" />
                  {queueName}
                  {openAnswers !== undefined && <span className={s.navCount}>{openAnswers}</span>}
                </MenuLink>
              </li>
              <li>
                <MenuLink to="/zamowienia" className={s.navLink} isMenu>
                  <DeskIcon name="list" />
                  {ordersName}
                </MenuLink>
              </li>
              {props.mayListWithdrawals && (
                <li>
                  <MenuLink to="/odstapienia" className={s.navLink} isMenu>
                    <DeskIcon name="undo" />
                    {shellCopy.withdrawals}
                  </MenuLink>
                </li>
              )}
            </ul>
            {(props.mayListPrices || props.mayListPeople) && (
              <p className={s.navTitle}>{shellCopy.aboutShop}</p>
            )}
            {props.mayListPrices && (
              <MenuLink to="/oferta" className={s.navLink} isMenu>
                <DeskIcon name="grid" />
                {shellCopy.prices}
              </MenuLink>
            )}
            {props.mayListPeople && (
              <MenuLink to="/ludzie" className={s.navLink} isMenu>
                <DeskIcon name="person" />
                {shellCopy.people}
              </MenuLink>
            )}
          </nav>
          <div className={s.me}>
            <Monogram {...person} />
            <MenuLink to="/ja" className={s.meName} isMenu>
              <b>{person.name}</b>
              <small>{`${shellCopy[person.role]}, ${shellCopy.account.toLowerCase()}`}</small>
            </MenuLink>
            <button className={s.iconButton} type="button" aria-label={themeLabel} onClick={props.onTheme}>
              <DeskIcon name={theme === 'dark' ? 'theme-light' : 'theme-dark'} />
            </button>
            <button
              className={s.iconButton}
              type="button"
              aria-label={shellCopy.leave}
              onClick={props.onLeave}
            >
              <DeskIcon name="logout" />
            </button>
          </div>
        </aside>
        <header className={s.top}>
          {top.back}
          <p className={s.topTitle}>
            {top.title}
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
          <MenuLink to="/" className={s.dockItem} isMenu>
            <DeskIcon name="candle" size={24} />
            <span>
              {queueName} {openAnswers !== undefined && <b>{openAnswers}</b>}
            </span>
          </MenuLink>
          <MenuLink to="/zamowienia" className={s.dockItem} isMenu>
            <DeskIcon name="list" size={24} />
            {ordersName}
          </MenuLink>
          <MenuLink to="/ja" className={s.dockItem} isMenu>
            <DeskIcon name="person" size={24} />
            {shellCopy.account}
          </MenuLink>
          <button className={s.dockItem} type="button" onClick={props.onTheme}>
            <DeskIcon name={theme === 'dark' ? 'theme-light' : 'theme-dark'} size={24} />
            {themeLabel}
          </button>
          <button className={s.dockItem} type="button" onClick={props.onLeave}>
            <DeskIcon name="logout" size={24} />
            {shellCopy.leave}
          </button>
        </nav>
      )}
    </div>
  );
}
