import { HeroMoon } from '#blocks/home/hero-moon.tsx';
import { HomeHero } from '#blocks/home/home-hero.tsx';
import { ServicePlates } from '#blocks/home/service-plates.tsx';
import { NewsletterIsland } from '#flows/newsletter/newsletter-island.ts';
import { lazyIsland } from '#islands/lazy-island.tsx';
import { useMoonOfToday } from '#page/moon.ts';
import type { PageProps } from '#page/route.ts';

const BirthHoroscope = lazyIsland(
  async () => (await import('#flows/birth-horoscope/birth-horoscope.tsx')).BirthHoroscope,
);
const Posts = lazyIsland(async () => (await import('./posts.tsx')).Posts);

const TodaysMoon = () => <HeroMoon moon={useMoonOfToday()} />;

/** Home page (HO-*). */
export default function HomePage({ data: { texts, posts, newsletterImage, consents } }: PageProps) {
  return (
    <>
      <HomeHero
        title={texts.HEADER_TITLE}
        slogan={texts.HEADER_SLOGAN}
        description={texts.HEADER_DESCRIPTION}
        moon={<TodaysMoon />}
      />
      <ServicePlates title={texts.PRODUCTS_NAMES} />
      <BirthHoroscope consents={consents} />
      <Posts title={texts.POSTS_SECTION_TITLE} sent={posts} />
      <NewsletterIsland texts={texts} imageSrc={newsletterImage} />
    </>
  );
}
