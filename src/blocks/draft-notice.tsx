import { draftNoticeCopy as copy } from '#copy/draft-notice.ts';
import { wrap } from '#styles/layout.css.ts';

export interface DraftNoticeProps {
  /** The draft's version. */
  number: number;
  until: Date;
}

/** Says above a page that it shows a draft. Only the server renders it. */
export const DraftNotice = ({ number, until }: DraftNoticeProps) => (
  <aside>
    <p className={wrap}>
      <strong>{copy.title}</strong> <span>{copy.text(number, until)}</span>
    </p>
  </aside>
);
