import { HomeScreen } from '#screens/home-screen.tsx';
import { latePart } from '#kit/late-part.tsx';
import { LateNewsletter } from './late-newsletter.ts';
import type { PageProps } from './routes.ts';

const BirthHoroscope = latePart(async () => (await import('./birth-horoscope.tsx')).BirthHoroscope);
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
