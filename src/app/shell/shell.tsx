import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { AppShell } from '#blocks/app-shell.tsx';
import { NavBar } from '#blocks/nav-bar.tsx';
import { navLinks } from '#blocks/nav-links.ts';
import { ThemeSwitch } from '#blocks/theme-switch.tsx';
import { TopBanner } from '#blocks/top-banner.tsx';
import { loadErrorCopy } from '#copy/errors.ts';
import { Announcer } from '#kit/announcer.tsx';
import { hiddenParts } from '#styles/text.css.ts';
import { latePart } from '#kit/late-part.tsx';
import { loadAgain } from '#kit/load-again.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import type { PageData } from '#page/page-data.ts';
import { useShop } from '#page/shop.tsx';
import type { Messages } from './use-messages.ts';
import { useMoon } from './use-moon.ts';
import { useOnline } from './use-online.ts';
import { useShellMachines } from './use-shell-machines.ts';
import { useTheme } from './use-theme.ts';
import { useToday } from './use-today.ts';

const ConsentBanner = latePart(async () => (await import('#blocks/consent-banner.tsx')).ConsentBanner);
const Footer = latePart(async () => (await import('#blocks/footer.tsx')).Footer);
const loadMenu = () => import('#blocks/mobile-menu.tsx');
const MobileMenu = lazy(async () => ({ default: (await loadAgain(loadMenu)).MobileMenu }));
const ConsentSettings = lazy(async () => ({
  default: (await import('#blocks/consent-settings.tsx')).ConsentSettings,
}));
const MoonCalendar = lazy(async () => ({ default: (await import('./moon-calendar.tsx')).MoonCalendar }));
const Toasts = lazy(async () => ({ default: (await loadAgain(() => import('#blocks/toasts.tsx'))).Toasts }));

export interface ShellProps {
  path: string;
  data: PageData;
  messages: Messages;
  children: ReactNode;
}

/**
 * What stands on every page (SH-*), plugged to its machines; the rarely used parts come when they are needed. One that
 * breaks is left out, and the rest of the page stands.
 */
export function Shell({ path, data, messages, children }: ShellProps) {
  const { config } = useShop();
  const today = useToday(data.today);
  const moon = useMoon();
  const isOnline = useOnline();
  const [theme, chooseTheme] = useTheme();
  const { menuIsShown, consentIsAsked, settingsAreOpen, granted, tellMenu, tellConsent } = useShellMachines();
  const accept = useCallback(() => tellConsent({ type: 'consent.accept' }), [tellConsent]);
  const reject = useCallback(() => tellConsent({ type: 'consent.reject' }), [tellConsent]);
  const openSettings = useCallback(() => tellConsent({ type: 'settings.open' }), [tellConsent]);
  const [menuWasShown, setMenuWasShown] = useState(false);
  const [calendar, setCalendar] = useState<'open' | 'closed'>();
  const [links] = useState(() =>
    navLinks({ blog: config.blogUrl ?? '/blog', shop: config.shopLink ?? '/sklep' }),
  );

  return (
    <AppShell
      consent={
        consentIsAsked && (
          <ErrorBoundary fallback={null}>
            <ConsentBanner onAccept={accept} onReject={reject} onSettings={openSettings} />
          </ErrorBoundary>
        )
      }
      banner={<TopBanner today={today} moon={moon} onMoonPress={() => setCalendar('open')} />}
      navigation={
        <NavBar
          brand={config.brandName}
          links={links}
          currentPath={path}
          menuOpen={menuIsShown}
          onMenuNear={() => void loadMenu()}
          onMenuOpen={() => {
            setMenuWasShown(true);
            tellMenu({ type: 'menu.open' });
          }}
          notice={isOnline ? undefined : loadErrorCopy.offline}
          themeControl={<ThemeSwitch choice={theme} onChoose={chooseTheme} />}
        />
      }
      footer={
        <ErrorBoundary fallback={null}>
          <Footer
            brand={config.brandName}
            year={today.year}
            footerText={data.texts.FOOTER}
            onCookieSettings={openSettings}
          />
        </ErrorBoundary>
      }
      overlays={
        <>
          <Announcer
            message={messages.announcement.sentence}
            announceKey={messages.announcement.key}
            parts={hiddenParts}
          />
          <ErrorBoundary fallback={null}>
            <Suspense fallback={null}>
              {menuWasShown && (
                <MobileMenu
                  open={menuIsShown}
                  onClose={() => tellMenu({ type: 'menu.close' })}
                  links={links}
                  currentPath={path}
                />
              )}
              {settingsAreOpen && (
                <ConsentSettings
                  open
                  granted={granted}
                  onChange={(category, isGranted) =>
                    tellConsent({ type: 'category.set', category, granted: isGranted })
                  }
                  onClose={() => tellConsent({ type: 'settings.close' })}
                  onSave={() => tellConsent({ type: 'settings.save' })}
                />
              )}
              {calendar && (
                <MoonCalendar
                  open={calendar === 'open'}
                  onClose={() => setCalendar('closed')}
                  today={today}
                />
              )}
            </Suspense>
          </ErrorBoundary>
          <ErrorBoundary fallback={null}>
            <Suspense fallback={null}>
              {messages.toasts.length > 0 && <Toasts toasts={messages.toasts} onDismiss={messages.dismiss} />}
            </Suspense>
          </ErrorBoundary>
        </>
      }
    >
      {children}
    </AppShell>
  );
}
