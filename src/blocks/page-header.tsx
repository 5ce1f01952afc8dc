import { wrap } from '#styles/layout.css.ts';
import * as css from '#styles/shell/page-header.css.ts';
import { lead } from '#styles/text.css.ts';
import { Picture } from './picture.tsx';

export interface PageHeaderProps {
  /** The page's h1, never empty: the caller falls back to our copy (SH-13). */
  title: string;
  slogan?: string | undefined;
  description?: string | undefined;
  /** URLs of up to three decorative pictures (240 × 340) for the fan of cards, the middle one last. */
  art?: readonly string[] | undefined;
}

/** The header of every page but home: title, slogan, description (SH-13, OP-1, CO-1). */
export const PageHeader = ({ title, slogan, description, art = [] }: PageHeaderProps) => (
  <section className={css.header}>
    <div className={`${wrap} ${css.row}`}>
      <div className={css.text}>
        <h1 tabIndex={-1}>{title}</h1>
        {slogan && <p className={css.slogan}>{slogan}</p>}
        {description && <p className={`${lead} ${css.description}`}>{description}</p>}
      </div>
      {art.length > 0 && (
        <div className={css.fan} aria-hidden="true">
          {[...new Set(art)].slice(0, 3).map((src) => (
            <Picture
              key={src}
              src={src}
              alt=""
              width={240}
              height={340}
              loading="lazy"
              className={css.card}
            />
          ))}
        </div>
      )}
    </div>
  </section>
);
