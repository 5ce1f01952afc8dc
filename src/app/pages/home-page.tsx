import { HomeScreen } from './home-screen.tsx';
import { latePart } from '#kit/late-part.tsx';
import { LateNewsletter } from '#flows/newsletter/late-newsletter.ts';
import type { PageProps } from '#page/route.ts';

const BirthHoroscope = latePart(
  async () => (await import('#flows/birth-horoscope/birth-horoscope.tsx')).BirthHoroscope,
);
const Posts = latePart(async () => (await import('./posts.tsx')).Posts);

/** The home page (HO-*). */
export default function HomePage({ data }: PageProps) {
  return (
    <>
      <HomeScreen texts={data.texts} />
      <BirthHoroscope />
      <Posts title={data.texts.POSTS_SECTION_TITLE} sent={data.posts} />
      <LateNewsletter texts={data.texts} imageSrc={data.newsletterImage} />
    </>
  );
}
