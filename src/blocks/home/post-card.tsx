import { formatPostDate } from '#copy/site/format.ts';
import { postsCopy } from '#copy/site/home.ts';
import * as css from '#styles/home/posts.css.ts';
import { Picture } from '../picture.tsx';

export interface PostCardProps {
  /** Plain text: entities decoded, tags gone (HO-2). */
  title: string;
  /** The blog's local ISO time, `2026-11-18T08:00:00`. */
  date: string;
  link: string;
  thumbnail?: string | undefined;
}

/** One blog post as a card, the whole of it a link (HO-2). */
export const PostCard = ({ title, date, link, thumbnail }: PostCardProps) => (
  <article>
    <a href={link} className={css.card}>
      <span className={css.thumbnail}>
        <Picture src={thumbnail} alt="" width={400} height={250} loading="lazy" className={css.picture} />
      </span>
      <span className={css.facts}>
        <span className={css.category}>{postsCopy.category}</span>
        <time dateTime={date.slice(0, 10)}>{formatPostDate(date)}</time>
      </span>
      <h3 className={css.title}>{title}</h3>
    </a>
  </article>
);
