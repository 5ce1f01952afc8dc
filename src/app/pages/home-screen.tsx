import { HomeHero } from '#blocks/home-hero.tsx';
import { ServicePlates } from '#blocks/service-plates.tsx';
import type { SiteTexts } from '#domain/site-section.ts';

/** The upper part of home (HO-1): header and services. */
export const HomeScreen = ({ texts }: { texts: SiteTexts }) => (
  <>
    <HomeHero
      title={texts.HEADER_TITLE}
      slogan={texts.HEADER_SLOGAN}
      description={texts.HEADER_DESCRIPTION}
    />
    <ServicePlates title={texts.PRODUCTS_NAMES} />
  </>
);
