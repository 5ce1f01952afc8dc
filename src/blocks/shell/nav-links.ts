import { NAV_LABEL } from '#copy/shell.ts';

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
