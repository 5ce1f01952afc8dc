import type { ReactNode } from 'react';
import { shellCopy } from '#copy/site/shell.ts';
import type { Elements } from '#kit/elements.ts';
import { SkipLink } from '#kit/skip-link.tsx';
import '#styles/global.css.ts';
import { skipLinkParts } from '#styles/shell/skip-link.css.ts';

/** Id of the main content area, which the skip link and navigations focus. */
export const MAIN_ID = 'main';

export interface AppShellProps {
  /** ConsentBanner, while no choice was made. */
  consent?: Elements;
  /** TopBanner. */
  banner: Elements;
  /** NavBar. */
  navigation: Elements;
  /** The route. */
  children: ReactNode;
  /** Footer. */
  footer: Elements;
  /** Overlays and the live region: mobile menu, toasts, announcer. */
  overlays?: Elements;
}

/** Layout of every page, in reading order; the skip link comes first (A5). */
export const AppShell = ({ consent, banner, navigation, children, footer, overlays }: AppShellProps) => (
  <>
    <SkipLink href={`#${MAIN_ID}`} parts={skipLinkParts}>
      {shellCopy.skip}
    </SkipLink>
    {consent}
    {banner}
    {navigation}
    <main id={MAIN_ID} tabIndex={-1}>
      {children}
    </main>
    {footer}
    {overlays}
  </>
);
