import { postsCopy } from '#copy/site/home.ts';
import type { Elements } from '#kit/elements.ts';
import { section, sectionHead, wrap } from '#styles/layout.css.ts';
import * as css from '#styles/home/posts.css.ts';
import { OutsideLink } from '../link.tsx';
import { PostCard, type PostCardProps } from './post-card.tsx';

export interface PostsSectionProps {
  /** POSTS_SECTION_TITLE; defaults to our copy (SH-13). */
  title?: string | undefined;
  /** Newest first, nine at most (BC-6). */
  posts?: readonly PostCardProps[] | undefined;
  blogHref: string;
  /** Instead of the posts: a skeleton, an error with a retry, an empty state. */
  children?: Elements;
}

/** "Most read" on the home page (HO-2). */
export const PostsSection = ({ title, posts = [], blogHref, children }: PostsSectionProps) => (
  <section aria-labelledby="posts-title" className={`${wrap} ${section}`}>
    <div className={sectionHead}>
      <h2 id="posts-title">{title ?? postsCopy.title}</h2>
      <OutsideLink to={blogHref} className={css.all}>
        {postsCopy.all}
      </OutsideLink>
    </div>
    {posts.length > 0 && (
      <ul className={css.posts}>
        {posts.map((post) => (
          <li key={post.link} className={css.post}>
            <PostCard {...post} />
          </li>
        ))}
      </ul>
    )}
    {children}
  </section>
);
