import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { AppShell } from '#blocks/shell/app-shell.tsx';
import { NavBar } from '#blocks/shell/nav-bar.tsx';
import { ThemeSwitch } from '#blocks/shell/theme-switch.tsx';
import { TopBanner } from '#blocks/shell/top-banner.tsx';
import { sellerLine } from '#copy/law/seller.ts';
import { loadErrorCopy, partFailure } from '#copy/site/errors.ts';
import { lazyIsland } from '#islands/lazy-island.tsx';
import { lazyDialog } from '#islands/lazy-dialog.tsx';
import { createMoonStore, MoonProvider } from '#page/moon.ts';
import { ABILITIES } from '#domain/backend.ts';
import type { PageData } from '#page/page-data.ts';
import { useShop } from '#page/shop.tsx';
import { Announcements } from './announcements.tsx';
import { LateToasts } from './late-toasts.tsx';
import type { Messages } from './use-messages.ts';
import { outsideLinks } from '#blocks/shell/nav-links.ts';
import { useMoon } from './use-moon.ts';
import { useOnline } from './use-online.ts';
import { useShellMachines } from './use-shell-machines.ts';
import { useTheme } from './use-theme.ts';
import { useToday } from './use-today.ts';

const ConsentBanner = lazyIsland(
  async () => (await import('#blocks/shell/consent-banner.tsx')).ConsentBanner,
);
const Footer = lazyIsland(async () => (await import('#blocks/shell/footer.tsx')).Footer);
const Toasts = lazyIsland(async () => (await import('#blocks/shell/toasts.tsx')).Toasts, LateToasts);
const MobileMenu = lazyDialog(async () => (await import('#blocks/shell/mobile-menu.tsx')).MobileMenu);
const ConsentSettings = lazyDialog(
  async () => (await import('#blocks/shell/consent-settings.tsx')).ConsentSettings,
);
const MoonCalendar = lazyDialog(async () => (await import('./moon-calendar.tsx')).MoonCalendar);

export interface ShellProps {
  path: string;
  data: PageData;
  messages: Messages;
  children: ReactNode;
}

/**
 * The frame of every page (SH-*), connected to its machines. Rarely used parts are loaded on demand; one that fails
 * to load or throws does not affect the rest of the page.
 */
export function Shell({ path, data, messages, children }: ShellProps) {
  const { config } = useShop();
  const today = useToday(data.today);
  const moon = useMoon(today);
  const [moonStore] = useState(createMoonStore);
  useEffect(() => moonStore.set(moon), [moonStore, moon]);
  const isOnline = useOnline();
  const [theme, chooseTheme] = useTheme();
  const { menuIsShown, consentIsAsked, settingsAreOpen, granted, sendToMenu, sendToConsent } =
    useShellMachines();
  const accept = useCallback(() => sendToConsent({ type: 'consent.accept' }), [sendToConsent]);
  const reject = useCallback(() => sendToConsent({ type: 'consent.reject' }), [sendToConsent]);
  const openSettings = useCallback(() => sendToConsent({ type: 'settings.open' }), [sendToConsent]);
  const [calendarIsOpen, setCalendarIsOpen] = useState(false);
  const closeMenu = () => sendToMenu({ type: 'menu.close' });
  const closeSettings = () => sendToConsent({ type: 'settings.close' });
  const closeCalendar = () => setCalendarIsOpen(false);
  const closeWithToast = (close: () => void) => {
    close();
    messages.toast('error', partFailure);
  };
  const [links] = useState(() => outsideLinks(config));

  return (
    <AppShell
      consent={
        consentIsAsked && <ConsentBanner onAccept={accept} onReject={reject} onSettings={openSettings} />
      }
      banner={
        <TopBanner
          today={today}
          moon={moon}
          onMoonPress={ABILITIES[config.backend].lunarCalendar ? () => setCalendarIsOpen(true) : undefined}
        />
      }
      navigation={
        <NavBar
          brand={config.brandName}
          links={links}
          currentPath={path}
          menuOpen={menuIsShown}
          onMenuNear={MobileMenu.preload}
          onMenuOpen={() => sendToMenu({ type: 'menu.open' })}
          notice={isOnline ? undefined : loadErrorCopy.offline}
          themeControl={<ThemeSwitch choice={theme} onChoose={chooseTheme} />}
        />
      }
      footer={
        <Footer
          brand={config.brandName}
          backend={config.backend}
          seller={config.seller && sellerLine(config.seller)}
          year={today.year}
          footerText={data.texts.FOOTER}
          onCookieSettings={openSettings}
        />
      }
      overlays={
        <>
          <Announcements store={messages.announcements} />
          <MobileMenu
            open={menuIsShown}
            onClose={closeMenu}
            onFollow={() => sendToMenu({ type: 'link.follow' })}
            onFail={() => closeWithToast(closeMenu)}
            links={links}
            currentPath={path}
          />
          <ConsentSettings
            open={settingsAreOpen}
            granted={granted}
            onChange={(category, isGranted) =>
              sendToConsent({ type: 'category.set', category, granted: isGranted })
            }
            onClose={closeSettings}
            onFail={() => closeWithToast(closeSettings)}
            onSave={() => sendToConsent({ type: 'settings.save' })}
          />
          <MoonCalendar
            open={calendarIsOpen}
            onClose={closeCalendar}
            onFail={() => closeWithToast(closeCalendar)}
            today={today}
          />
          {messages.toasts.length > 0 && <Toasts toasts={messages.toasts} onDismiss={messages.dismiss} />}
        </>
      }
    >
      <MoonProvider value={moonStore}>{children}</MoonProvider>
    </AppShell>
  );
}
