import { useEffect, type ReactNode } from 'react';
import { DeskIcon } from '#desk/blocks/desk-icon.tsx';
import { DeskShell, type DeskShellProps } from '#desk/blocks/desk-shell.tsx';
import { shellCopy } from '#desk/copy/shell.ts';
import { strip } from '#styles/desk/shell.css.ts';
import { useDesk, useMay } from './desk-context.tsx';

export interface InsidePageProps {
  title: string;
  openAnswers?: number | undefined;
  top?: DeskShellProps['top'];
  dockHidden?: boolean;
  children: ReactNode;
}

/** A page inside the desk: its title, the frame and the strips that hold for all pages. */
export function InsidePage({ title, openAnswers, top, dockHidden, children }: InsidePageProps) {
  const { person, isOnline, theme, onTheme, onLeave, onKeys, onSearch } = useDesk();
  const may = useMay();
  useEffect(() => {
    document.title = shellCopy.title(title, person.brandName);
  }, [title, person.brandName]);
  const strips = (
    <div role="status">
      {!isOnline && (
        <p className={strip}>
          <DeskIcon name="cloud" />
          {shellCopy.offline}
        </p>
      )}
      {person.isSample && isOnline && (
        <p className={strip}>
          <DeskIcon name="info" />
          {shellCopy.sample}
        </p>
      )}
    </div>
  );
  return (
    <DeskShell
      brandName={person.brandName}
      person={person}
      may={may}
      openAnswers={openAnswers}
      theme={theme}
      onTheme={onTheme}
      onLeave={onLeave}
      onKeys={onKeys}
      onSearch={onSearch}
      top={top ?? { title }}
      dockHidden={dockHidden ?? false}
      strips={strips}
    >
      {children}
    </DeskShell>
  );
}
