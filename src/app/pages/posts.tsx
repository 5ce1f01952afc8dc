import { PostsSection } from '#blocks/home/posts-section.tsx';
import { SectionError } from '#blocks/section-error.tsx';
import { Skeletons } from '#blocks/skeletons.tsx';
import type { Post } from '#domain/post.ts';
import type { Section } from '#page/page-data.ts';
import { useShop } from '#page/shop.tsx';
import { usePosts } from './use-posts.ts';

export interface PostsProps {
  title: string | undefined;
  /** The posts in the page's data. */
  sent: Section<Post[]> | undefined;
}

/** The "most read" section with its states: loading, failed; none without posts (HO-2, HO-4). */
export function Posts({ title, sent }: PostsProps) {
  const { config } = useShop();
  const { posts, status, reload } = usePosts(sent);
  const blogHref = config.blogUrl ?? '/blog';
  // A shop without posts shows no blog section.
  if (status === 'ready' && posts.length === 0) return null;
  return (
    <PostsSection title={title} posts={posts} blogHref={blogHref}>
      {status === 'loading' && <Skeletons kind="post" count={3} />}
      {status === 'failed' && <SectionError onRetry={reload} />}
    </PostsSection>
  );
}
