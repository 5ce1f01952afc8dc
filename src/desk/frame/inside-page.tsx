import type { Elements } from '#kit/elements.ts';
import { Suspense, use, useEffect, useState } from 'react';
import { readTyped } from '#desk/browser/typed-before.ts';
import { DeskIcon } from '#desk/ui/desk-icon.tsx';
import { DOCKED, menuOf } from './desk-menu.ts';
import { DeskShell, type DeskShellProps } from './desk-shell.tsx';
import { shellCopy } from '#desk/copy/shell.ts';
import { ATTEMPTS_WHILE_WAITING } from '#islands/import-with-retry.ts';
import { lazyWithRetry } from '#islands/lazy-with-retry.ts';
import { strip } from '#styles/desk/shell.css.ts';
import { GoneContext, useDesk, useMay } from './desk-context.tsx';
import { OtherReleaseStrip } from './release/other-release-strip.tsx';
import { useWaiting } from './use-waiting.ts';

/** Fetched at its first opening. */
const MoreSheet = lazyWithRetry(
  async () => (await import('./more-sheet.tsx')).default,
  ATTEMPTS_WHILE_WAITING,
);

/** Fetched where a page was renewed over text that nobody had saved. It never fails: a release's files may be a moment away. */
const TypedBeforeNotice = lazyWithRetry(
  async () => (await import('./release/typed-before-notice.tsx')).default,
);

/** Whether anything was pressed since the desk came; before that the first Tab leads to the skip link. */
let hasPressed = false;
document.addEventListener('click', () => (hasPressed = true), { capture: true, once: true });

export interface InsidePageProps {
  title: string;
  /** Of this page's own reading; else the desk's. */
  openAnswers?: number | undefined;
  top?: DeskShellProps['top'];
  dockHidden?: boolean;
  children: Elements;
}

/** A page inside the desk: its title, the frame and the strips that hold for all pages. */
export function InsidePage({ title, openAnswers: ownCount, top, dockHidden, children }: InsidePageProps) {
  const { person, openAnswers: deskCount, isOnline, isOtherRelease, ...desk } = useDesk();
  const { theme, onTheme, onLeave, onKeys, onSearch } = desk;
  const openAnswers = ownCount ?? deskCount;
  const may = useMay();
  const isGone = use(GoneContext);
  const waiting = useWaiting();
  const menu = menuOf({ role: person.role, may });
  const [isMoreOpen, setMoreOpen] = useState(false);
  const [hasTypedBefore] = useState(() => readTyped(person.id).length > 0);
  useEffect(() => {
    document.title = shellCopy.title(title, person.brandName, openAnswers);
  }, [title, person.brandName, openAnswers]);
  // The link that led here is gone with its page: whoever listens hears where she is (2.4.3).
  useEffect(() => {
    if (hasPressed && document.activeElement === document.body) {
      document.querySelector('main')?.focus({ preventScroll: true });
    }
  }, []);
  const strips = (
    <>
      <div role="status">
        {!isOnline && (
          <p className={strip}>
            <DeskIcon name="cloud" />
            <span>{shellCopy.offline}</span>
          </p>
        )}
        {isGone && (
          <p className={strip}>
            <DeskIcon name="alert" />
            <span>{shellCopy.gone}</span>
          </p>
        )}
        {isOtherRelease && <OtherReleaseStrip person={person.id} />}
      </div>
      {person.isSample && isOnline && (
        <aside className={strip} aria-label={shellCopy.sampleLabel}>
          <DeskIcon name="info" />
          <span>{shellCopy[person.sendsMails ? 'sampleSends' : 'sample']}</span>
        </aside>
      )}
    </>
  );
  return (
    <DeskShell
      brandName={person.brandName}
      person={person}
      menu={menu}
      openAnswers={openAnswers}
      waiting={waiting}
      theme={theme}
      onTheme={onTheme}
      onLeave={onLeave}
      onKeys={onKeys}
      onSearch={onSearch}
      onMore={() => setMoreOpen(true)}
      top={top ?? { title }}
      dockHidden={dockHidden ?? false}
      strips={strips}
    >
      {hasTypedBefore && (
        <Suspense>
          <TypedBeforeNotice person={person.id} />
        </Suspense>
      )}
      {children}
      {isMoreOpen && (
        <Suspense>
          <MoreSheet
            entries={menu.slice(DOCKED)}
            waiting={waiting}
            theme={theme}
            onTheme={onTheme}
            onLeave={onLeave}
            onClose={() => setMoreOpen(false)}
          />
        </Suspense>
      )}
    </DeskShell>
  );
}
