/** The theme choice (SH-1): stored under `theme`, shown as `<html data-theme data-theme-choice>`; light by default. */
export const THEME_CHOICES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const KEY = 'theme';

const isChoice = (value: unknown): value is ThemeChoice => THEME_CHOICES.some((choice) => choice === value);

/**
 * Reads the stored theme choice, or the default. In a tab opened from a mail that is the device's theme, noted by the
 * mail's page (server/pages/boot-script.ts). It is stored as plain text (SH-1), since the inline script that sets the
 * theme before the first paint reads it too.
 */
export function readThemeChoice(otherwise: ThemeChoice = 'light'): ThemeChoice {
  try {
    const stored = [window.localStorage, window.sessionStorage].map((storage) => storage.getItem(KEY));
    return stored.find(isChoice) ?? otherwise;
  } catch {
    return otherwise;
  }
}

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

const show = (choice: ThemeChoice) => {
  document.documentElement.dataset.themeChoice = choice;
  document.documentElement.dataset.theme =
    choice === 'system' ? (systemIsDark().matches ? 'dark' : 'light') : choice;
};

/** Applies a theme and stores the choice. */
export function chooseTheme(choice: ThemeChoice): void {
  show(choice);
  try {
    window.localStorage.setItem(KEY, choice);
  } catch {
    // The choice applies until the page is left.
  }
}

/** Applies changes of the system's theme while that is the choice. Returns the function that unsubscribes. */
export function followSystemTheme(): () => void {
  const system = systemIsDark();
  const follow = () => {
    if (readThemeChoice() === 'system') show('system');
  };
  system.addEventListener('change', follow);
  return () => system.removeEventListener('change', follow);
}
