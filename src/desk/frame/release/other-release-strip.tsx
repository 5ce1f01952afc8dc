import { useEffect } from 'react';
import { keepTyped, renewPage } from '#desk/browser/typed-before.ts';
import { shellCopy } from '#desk/copy/shell.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DeskIcon } from '#desk/ui/desk-icon.tsx';
import { strip } from '#styles/desk/shell.css.ts';

const copy = shellCopy.otherRelease;

/**
 * Notice that the desk was updated, with a button that reloads the page and keeps unsaved text. Part of the page's
 * first chunk, since an old page's later chunks may be gone.
 */
export function OtherReleaseStrip({ person }: { person: string }) {
  // The browser's own button does the same.
  useEffect(() => {
    const keep = () => keepTyped(person);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [person]);
  return (
    <p className={strip}>
      <DeskIcon name="refresh" />
      <span>{copy.text}</span>
      <DeskButton kind="ghost" onPress={() => renewPage(person)}>
        {copy.renew}
      </DeskButton>
    </p>
  );
}
