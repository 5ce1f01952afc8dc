import type { KeyboardEvent, ReactNode } from 'react';
import { TAB_NAMES, type TabName } from '../place.ts';
import { pageWords } from '../words/page.ts';
import * as css from './layout.css.ts';

const MOVES: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface TabsProps {
  shown: TabName;
  onShow: (name: TabName) => void;
  /** Panel of the shown tab. */
  children: ReactNode;
}

/** The tabs beside a diagram; arrow keys move between them. */
export function Tabs({ shown, onShow, children }: TabsProps) {
  const move = ({ key, currentTarget }: KeyboardEvent<HTMLDivElement>) => {
    const by = MOVES[key];
    if (by === undefined) return;
    const at = (TAB_NAMES.indexOf(shown) + by + TAB_NAMES.length) % TAB_NAMES.length;
    const next = TAB_NAMES[at];
    if (next === undefined) return;
    onShow(next);
    currentTarget.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <>
      <div role="tablist" tabIndex={-1} aria-label={pageWords.title} className={css.tabList} onKeyDown={move}>
        {TAB_NAMES.map((name) => (
          <button
            key={name}
            id={`tab-${name}`}
            type="button"
            role="tab"
            aria-selected={name === shown}
            aria-controls="tab-panel"
            tabIndex={name === shown ? 0 : -1}
            className={css.tab}
            onClick={() => onShow(name)}
          >
            {pageWords.tabs[name]}
          </button>
        ))}
      </div>
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${shown}`} className={css.tabPanel}>
        {children}
      </div>
    </>
  );
}
