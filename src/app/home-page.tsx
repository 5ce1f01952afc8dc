import { HomeScreen } from '#screens/home-screen.tsx';
import { latePart } from '#kit/late-part.tsx';
import type { PageProps } from './routes.ts';

const BirthHoroscope = latePart(async () => (await import('./birth-horoscope.tsx')).BirthHoroscope);
const Posts = latePart(async () => (await import('./posts.tsx')).Posts);
const Newsletter = latePart(async () => (await import('./newsletter.tsx')).Newsletter);

/** The home page (HO-*). */
export default function HomePage({ data }: PageProps) {
  return (
    <>
      <HomeScreen texts={data.texts} />
      <BirthHoroscope />
      <Posts title={data.texts.POSTS_SECTION_TITLE} sent={data.posts} />
      <Newsletter texts={data.texts} imageSrc={data.newsletterImage} />
    </>
  );
}
