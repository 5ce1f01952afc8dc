/** The theme choice (SH-1): kept under `theme`, shown as `<html data-theme data-theme-choice>`; light by default. */
export const THEME_CHOICES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const KEY = 'theme';

const isChoice = (value: unknown): value is ThemeChoice => THEME_CHOICES.some((choice) => choice === value);

/** Stored as the bare word (SH-1): the inline script that sets the theme before the first paint reads it too. */
export function readThemeChoice(): ThemeChoice {
  try {
    const kept = window.localStorage.getItem(KEY);
    return isChoice(kept) ? kept : 'light';
  } catch {
    return 'light';
  }
}

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

const show = (choice: ThemeChoice) => {
  document.documentElement.dataset.themeChoice = choice;
  document.documentElement.dataset.theme =
    choice === 'system' ? (systemIsDark().matches ? 'dark' : 'light') : choice;
};

/** Shows a theme and keeps the choice, where the device can. */
export function chooseTheme(choice: ThemeChoice): void {
  show(choice);
  try {
    window.localStorage.setItem(KEY, choice);
  } catch {
    // The choice holds until the page is left.
  }
}

/** Follows the system's theme while that is the choice. Returns the function that stops it. */
export function followSystemTheme(): () => void {
  const system = systemIsDark();
  const follow = () => {
    if (readThemeChoice() === 'system') show('system');
  };
  system.addEventListener('change', follow);
  return () => system.removeEventListener('change', follow);
}
