import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { mobileMenuMachine } from '#machines/mobile-menu.machine.ts';
import { AppShell } from '#blocks/app-shell.tsx';
import { ConsentBanner } from '#blocks/consent-banner.tsx';
import { Footer } from '#blocks/footer.tsx';
import { NavBar } from '#blocks/nav-bar.tsx';
import { navLinks } from '#blocks/nav-links.ts';
import { ThemeSwitch } from '#blocks/theme-switch.tsx';
import { TopBanner } from '#blocks/top-banner.tsx';
import { Announcer } from '#kit/announcer.tsx';
import { hiddenParts } from '#styles/text.css.ts';
import type { PageData } from './page-data.ts';
import { useShop } from './shop.tsx';
import { useConsent } from './use-consent.ts';
import type { Messages } from './use-messages.ts';
import { useMoon } from './use-moon.ts';
import { useTheme } from './use-theme.ts';
import { useToday } from './use-today.ts';

const loadMenu = () => import('#blocks/mobile-menu.tsx');
const MobileMenu = lazy(async () => ({ default: (await loadMenu()).MobileMenu }));
const ConsentSettings = lazy(async () => ({
  default: (await import('#blocks/consent-settings.tsx')).ConsentSettings,
}));
const Toasts = lazy(async () => ({ default: (await import('#blocks/toasts.tsx')).Toasts }));

export interface ShellProps {
  path: string;
  data: PageData;
  messages: Messages;
  children: ReactNode;
}

/** What stands on every page (SH-*), plugged to its machines; the rarely used parts come when they are needed. */
export function Shell({ path, data, messages, children }: ShellProps) {
  const { config } = useShop();
  const today = useToday(data.today);
  const moon = useMoon();
  const [theme, chooseTheme] = useTheme();
  const consent = useConsent();
  const menu = useActorRef(mobileMenuMachine);
  const menuIsShown = useSelector(menu, (snapshot) => snapshot.hasTag('shown'));
  const [menuWasShown, setMenuWasShown] = useState(false);
  const [links] = useState(() => navLinks({ blog: config.blogUrl ?? '/blog', shop: config.shopLink ?? '/sklep' }));

  return (
    <AppShell
      consent={
        consent.isAsking && (
          <ConsentBanner
            onAccept={() => consent.send({ type: 'consent.accept' })}
            onReject={() => consent.send({ type: 'consent.reject' })}
            onSettings={() => consent.send({ type: 'settings.open' })}
          />
        )
      }
      banner={<TopBanner today={today} moon={moon} />}
      navigation={
        <NavBar
          brand={config.brandName}
          links={links}
          currentPath={path}
          menuOpen={menuIsShown}
          onMenuNear={() => void loadMenu()}
          onMenuOpen={() => {
            setMenuWasShown(true);
            menu.send({ type: 'menu.open' });
          }}
          themeControl={<ThemeSwitch choice={theme} onChoose={chooseTheme} />}
        />
      }
      footer={
        <Footer
          brand={config.brandName}
          year={today.year}
          footerText={data.texts.FOOTER}
          onCookieSettings={() => consent.send({ type: 'settings.open' })}
        />
      }
      overlays={
        <>
          <Announcer
            message={messages.announcement.sentence}
            announceKey={messages.announcement.key}
            parts={hiddenParts}
          />
          <Suspense fallback={null}>
            {menuWasShown && (
              <MobileMenu
                open={menuIsShown}
                onClose={() => menu.send({ type: 'menu.close' })}
                links={links}
                currentPath={path}
              />
            )}
            {consent.isCustomising && (
              <ConsentSettings
                open
                granted={consent.granted}
                onChange={(category, granted) => consent.send({ type: 'category.set', category, granted })}
                onClose={() => consent.send({ type: 'settings.close' })}
                onSave={() => consent.send({ type: 'settings.save' })}
              />
            )}
            {messages.toasts.length > 0 && <Toasts toasts={messages.toasts} onDismiss={messages.dismiss} />}
          </Suspense>
        </>
      }
    >
      {children}
    </AppShell>
  );
}
