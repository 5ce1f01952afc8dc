import type { BackendKind } from '#domain/backend.ts';
import { NAV_LABEL } from '#copy/site/shell.ts';

export interface NavLink {
  label: string;
  to: string;
  /** Links to another site: opens a new tab and announces that. */
  outside?: boolean;
}

/** Configured URLs of the two external links (EM-5); without one there is no such link. */
export interface OutsidePlaces {
  blog: string | undefined;
  shop: string | undefined;
}

const outsideLink = (label: string, to: string | undefined): readonly NavLink[] =>
  to === undefined ? [] : [{ label, to, outside: true }];

/** The services, as the navigation names them. */
export const SERVICE_LINKS: readonly NavLink[] = [
  { label: NAV_LABEL.horoscopes, to: '/horoskopy' },
  { label: NAV_LABEL.birthHoroscope, to: '/#birth-horoscope' },
  { label: NAV_LABEL.rituals, to: '/rytualy' },
  { label: NAV_LABEL.tarot, to: '/tarot' },
  { label: NAV_LABEL.predictions, to: '/wrozby' },
];

/** The navigation, in the required order (SH-8). */
export const navLinks = ({ blog, shop }: OutsidePlaces): readonly NavLink[] => [
  { label: NAV_LABEL.horoscopes, to: '/horoskopy' },
  { label: NAV_LABEL.birthHoroscope, to: '/#birth-horoscope' },
  { label: NAV_LABEL.rituals, to: '/rytualy' },
  { label: NAV_LABEL.tarot, to: '/tarot' },
  { label: NAV_LABEL.predictions, to: '/wrozby' },
  ...outsideLink(NAV_LABEL.knowledge, blog),
  ...outsideLink(NAV_LABEL.shop, shop),
  { label: NAV_LABEL.contact, to: '/kontakt' },
];

/** Settings of the two external links. */
interface OutsideSettings {
  backend: BackendKind;
  blogUrl: string | undefined;
  hasNoPosts?: true | undefined;
  shopLink: string | undefined;
}

/**
 * The navigation with the configured places of blog and shop. Our own pages stand in for what the settings do not name;
 * beside another API they would promise what is not there. To an empty blog of ours nothing leads.
 */
export function outsideLinks({
  backend,
  blogUrl,
  hasNoPosts,
  shopLink,
}: OutsideSettings): readonly NavLink[] {
  const place = (named: string | undefined, own: string) => named ?? (backend === 'own' ? own : undefined);
  return navLinks({
    blog: hasNoPosts ? undefined : place(blogUrl, '/blog'),
    shop: place(shopLink, '/sklep'),
  });
}
