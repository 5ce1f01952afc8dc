import { useState } from 'react';
import type { Place } from '../place.ts';
import { pageWords } from '../words/page.ts';
import * as css from './layout.css.ts';
import type { Go } from './use-place.ts';

interface ShareProps {
  place: Place;
  go: Go;
}

/** A link to everything that is shown, with a note to whoever opens it. */
export function Share({ place: { note }, go }: ShareProps) {
  const [told, setTold] = useState('');
  const copy = () =>
    void navigator.clipboard.writeText(window.location.href).then(
      () => setTold(pageWords.copied),
      () => setTold(pageWords.notCopied),
    );
  return (
    <div className={css.row}>
      <button type="button" className={css.button} onClick={copy}>
        {pageWords.copyLink}
      </button>
      <input
        className={`${css.select} ${css.noteField}`}
        aria-label={pageWords.note}
        placeholder={pageWords.note}
        value={note}
        maxLength={300}
        onChange={({ target }) => go({ note: target.value })}
      />
      <span role="status" className={css.quiet}>
        {told}
      </span>
    </div>
  );
}
