import { wrap } from '#styles/layout.css.ts';

export interface DraftNoticeProps {
  title: string;
  text: string;
}

/** Says above a page that it shows what is not in the shop. Only the server renders it. */
export const DraftNotice = ({ title, text }: DraftNoticeProps) => (
  <aside>
    <p className={wrap}>
      <strong>{title}</strong> <span>{text}</span>
    </p>
  </aside>
);
