import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { mailCopy } from '#desk/copy/mail.ts';
import { answerCopy as copy } from './answer-copy.ts';
import { tab, tabs } from '#styles/desk/order.css.ts';
import { DeskIcon } from '#desk/ui/desk-icon.tsx';

export type AnswerView = 'writing' | 'preview' | 'versions';

const VIEWS = [
  ['writing', 'edit'],
  ['preview', 'eye'],
  ['versions', 'history'],
] as const;

const LABEL = { writing: copy.writing, preview: mailCopy.preview, versions: copy.versions };

export interface AnswerTabsProps {
  view: AnswerView;
  onView: (view: AnswerView) => void;
  children: ReactNode;
}

/** Writing, preview and versions of one answer, as tabs: one tab stop, arrows move. */
export function AnswerTabs({ view, onView, children }: AnswerTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const at = (VIEWS.findIndex(([name]) => name === view) + step + VIEWS.length) % VIEWS.length;
    onView(VIEWS[at]?.[0] ?? 'writing');
    list.current?.querySelectorAll('button')[at]?.focus();
  }
  return (
    <>
      <div className={tabs} role="tablist" aria-label={copy.views} ref={list}>
        {VIEWS.map(([name, icon]) => (
          <button
            key={name}
            id={`widok-${name}`}
            type="button"
            role="tab"
            className={tab}
            aria-selected={view === name}
            aria-controls="widok"
            tabIndex={view === name ? 0 : -1}
            onClick={() => onView(name)}
            onKeyDown={move}
          >
            <DeskIcon name={icon} size={18} />
            <span>{LABEL[name]}</span>
          </button>
        ))}
      </div>
      <div id="widok" role="tabpanel" aria-labelledby={`widok-${view}`}>
        {children}
      </div>
    </>
  );
}
