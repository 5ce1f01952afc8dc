import type { Post } from '#domain/post.ts';
import { PostsScreen } from './posts-screen.tsx';
import type { Section } from '#page/page-data.ts';
import { useShop } from '#page/shop.tsx';
import { usePosts } from './use-posts.ts';

export interface PostsProps {
  title: string | undefined;
  /** What came with the page. */
  sent: Section<Post[]> | undefined;
}

/** The "most read" section (HO-2, HO-4). */
export function Posts({ title, sent }: PostsProps) {
  const { config } = useShop();
  const { posts, status, reload } = usePosts(sent);
  return (
    <PostsScreen
      title={title}
      posts={posts}
      status={status}
      onReload={reload}
      blogHref={config.blogUrl ?? '/blog'}
    />
  );
}
