import { EmptyState } from '#blocks/empty-state.tsx';
import { PostsSection } from '#blocks/posts-section.tsx';
import { SectionError } from '#blocks/section-error.tsx';
import { Skeletons } from '#blocks/skeletons.tsx';
import { emptyCopy } from '#copy/empty.ts';
import type { Post } from '#domain/post.ts';

export interface PostsScreenProps {
  title: string | undefined;
  posts: readonly Post[];
  status: 'ready' | 'loading' | 'failed';
  onReload: () => void;
  blogHref: string;
}

/** "Most read" with its states: on the way, failed, empty (HO-2, HO-4). */
export const PostsScreen = ({ title, posts, status, onReload, blogHref }: PostsScreenProps) => (
  <PostsSection title={title} posts={posts} blogHref={blogHref}>
    {status === 'loading' && <Skeletons kind="post" count={3} />}
    {status === 'failed' && <SectionError onRetry={onReload} />}
    {status === 'ready' && posts.length === 0 && (
      <EmptyState
        title={emptyCopy.posts.title}
        text={emptyCopy.posts.text}
        action={{ label: emptyCopy.posts.action, to: blogHref }}
      />
    )}
  </PostsSection>
);
