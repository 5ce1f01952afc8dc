import { ClosedNotice } from '#blocks/closed-notice.tsx';
import { HeroMoon } from '#blocks/home/hero-moon.tsx';
import { GuideInvitation } from '#blocks/home/guide-invitation.tsx';
import { HomeHero } from '#blocks/home/home-hero.tsx';
import { ServicePlates } from '#blocks/home/service-plates.tsx';
import { isThere } from '#domain/backend.ts';
import { NewsletterIsland } from '#flows/newsletter/newsletter-island.ts';
import { lazyIsland } from '#islands/lazy-island.tsx';
import { useMoonOfToday } from '#page/moon.ts';
import { UnfinishedOrder } from './unfinished-order.tsx';
import type { PageProps } from '#page/route.ts';
import { useShop } from '#page/shop.tsx';

const BirthHoroscope = lazyIsland(
  async () => (await import('#flows/birth-horoscope/birth-horoscope.tsx')).BirthHoroscope,
);
const MeetSpecialists = lazyIsland(
  async () => (await import('#blocks/home/meet-specialists.tsx')).MeetSpecialists,
);
const Posts = lazyIsland(async () => (await import('./posts.tsx')).Posts);

const TodaysMoon = () => <HeroMoon moon={useMoonOfToday()} />;

/** Home page (HO-*). */
export default function HomePage({
  data: { texts, faces: loaded, posts, newsletterImage, consents, closed },
}: PageProps) {
  const { config } = useShop();
  // Without an address the section shows an error (HO-4). A foreign API may have no blog at all.
  const hasBlog = !config.hasNoPosts && (config.blogUrl !== undefined || config.backend === 'own');
  const { faces = [], prices } = loaded?.status === 'ready' ? loaded.data : {};
  return (
    <>
      <HomeHero
        title={texts.HEADER_TITLE}
        slogan={texts.HEADER_SLOGAN}
        description={texts.HEADER_DESCRIPTION}
        moon={<TodaysMoon />}
      />
      {closed ? <ClosedNotice closed={closed} /> : <UnfinishedOrder />}
      {faces.length > 0 && <MeetSpecialists faces={faces} />}
      {isThere(config.backend)({ needs: 'guide' }) && <GuideInvitation />}
      <ServicePlates title={texts.PRODUCTS_NAMES} prices={prices} />
      {!closed?.asksNothing && <BirthHoroscope consents={consents} closed={closed} />}
      {hasBlog && <Posts title={texts.POSTS_SECTION_TITLE} sent={posts} />}
      {!closed?.asksNothing && <NewsletterIsland texts={texts} imageSrc={newsletterImage} />}
    </>
  );
}
