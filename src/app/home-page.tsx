import { HomeScreen } from '#screens/home-screen.tsx';
import { Newsletter } from './newsletter.tsx';
import type { PageProps } from './routes.ts';
import { useShop } from './shop.tsx';
import { usePosts } from './use-posts.ts';

/** The home page (HO-*). */
export default function HomePage({ data }: PageProps) {
  const { config } = useShop();
  const { posts, status, reload } = usePosts(data.posts);
  return (
    <>
      <HomeScreen
        texts={data.texts}
        posts={posts}
        postsStatus={status}
        onReloadPosts={reload}
        blogHref={config.blogUrl ?? '/blog'}
      />
      <Newsletter texts={data.texts} imageSrc={data.newsletterImage} />
    </>
  );
}
