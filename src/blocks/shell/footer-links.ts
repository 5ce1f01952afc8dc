import { ACCESSIBILITY_LABEL } from '#copy/law/accessibility-label.ts';
import { MY_DATA_LABEL } from '#copy/law/my-data-label.ts';
import { FOOTER_LABEL, shellCopy } from '#copy/site/shell.ts';
import { WITHDRAW_LABEL } from '#copy/law/withdraw-label.ts';
import type { Ability } from '#domain/backend.ts';
import { LUNAR_PATH } from '#domain/lunar/lunar-path.ts';
import { MY_DATA_PATH } from '#domain/paths/my-data-path.ts';
import { WITHDRAWAL_PATH } from '#domain/paths/withdrawal-path.ts';

/** A link of a footer. */
export interface FooterLink {
  label: string;
  to: string;
  /** What the backend must be able to do, where not every one can. */
  needs?: Ability;
}

/** Links that the law asks for, in the footer of every page, with scripts and without. */
const LAW_LINKS: readonly FooterLink[] = [
  { label: ACCESSIBILITY_LABEL, to: '/dostepnosc' },
  { label: WITHDRAW_LABEL, to: WITHDRAWAL_PATH },
  { label: MY_DATA_LABEL, to: MY_DATA_PATH, needs: 'ownData' },
];

/** Links of the footer of a page with scripts (SH-10). */
export const FOOTER_LINKS: readonly FooterLink[] = [
  { label: FOOTER_LABEL.information, to: '/informacja' },
  { label: FOOTER_LABEL.privacy, to: '/polityka-prywatnosci' },
  { label: FOOTER_LABEL.terms, to: '/regulamin' },
  { label: FOOTER_LABEL.contact, to: '/kontakt' },
  { label: FOOTER_LABEL.help, to: '/pomoc' },
  ...LAW_LINKS,
  { label: shellCopy.lunarCalendar, to: LUNAR_PATH, needs: 'lunarCalendar' },
];
