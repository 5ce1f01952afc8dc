import { HomeHero } from '#blocks/home-hero.tsx';
import { EmptyState } from '#blocks/empty-state.tsx';
import { PostsSection } from '#blocks/posts-section.tsx';
import { SectionError } from '#blocks/section-error.tsx';
import { ServicePlates } from '#blocks/service-plates.tsx';
import { Skeletons } from '#blocks/skeletons.tsx';
import { emptyCopy } from '#copy/empty.ts';
import type { Post } from '#domain/post.ts';
import type { SiteTexts } from '#domain/site-section.ts';

export interface HomeScreenProps {
  texts: SiteTexts;
  posts: readonly Post[];
  postsStatus: 'ready' | 'loading' | 'failed';
  onReloadPosts: () => void;
  blogHref: string;
}

/** Home (HO-1 to HO-4): header, services, most read posts. */
export const HomeScreen = ({ texts, posts, postsStatus, onReloadPosts, blogHref }: HomeScreenProps) => (
  <>
    <HomeHero
      title={texts.HEADER_TITLE}
      slogan={texts.HEADER_SLOGAN}
      description={texts.HEADER_DESCRIPTION}
    />
    <ServicePlates title={texts.PRODUCTS_NAMES} />
    <PostsSection title={texts.POSTS_SECTION_TITLE} posts={posts} blogHref={blogHref}>
      {postsStatus === 'loading' && <Skeletons kind="post" count={3} />}
      {postsStatus === 'failed' && <SectionError onRetry={onReloadPosts} />}
      {postsStatus === 'ready' && posts.length === 0 && (
        <EmptyState
          title={emptyCopy.posts.title}
          text={emptyCopy.posts.text}
          action={{ label: emptyCopy.posts.action, to: blogHref }}
        />
      )}
    </PostsSection>
  </>
);
