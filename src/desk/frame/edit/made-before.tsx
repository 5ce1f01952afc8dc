import { useHref } from 'react-router-dom';
import { shellCopy } from '#desk/copy/shell.ts';
import { Notice } from '#desk/ui/notice.tsx';
import { hidden } from '#styles/text.css.ts';
import { MADE_BEFORE_WORDS as words } from './edit-words.ts';

/**
 * Says that the first press had made it, though its response was lost, and that the text typed since is in the form alone.
 * Its page (`to`) opens beside the form.
 */
export const MadeBefore = ({ to }: { to: string }) => (
  <Notice kind="warn" title={words.title} live>
    <a href={useHref(to)} target="_blank" rel="noreferrer">
      <span>{words.open}</span>{' '}
      <span className={hidden}>
        (<span>{shellCopy.newTab}</span>)
      </span>
    </a>
  </Notice>
);
