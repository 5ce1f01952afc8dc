import { notice } from '#styles/notice.css.ts';

/** Sentences above a step, where the page with scripts shows toasts. */
export const PlainNotices = ({ notices }: { notices: readonly string[] }) =>
  notices.length === 0 ? null : (
    <div role="status" className={notice}>
      {notices.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
