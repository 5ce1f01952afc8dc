import { THEME_LABEL, themeSwitchLabel, type ThemeChoice } from '#copy/site/shell.ts';
import { iconButton } from '#styles/button.css.ts';
import { themeIcon } from '#styles/shell/nav-bar.css.ts';
import { Icon } from '../icon.tsx';

const NEXT = { light: 'dark', dark: 'system', system: 'light' } as const satisfies Record<
  ThemeChoice,
  ThemeChoice
>;

export interface ThemeSwitchProps {
  choice: ThemeChoice;
  onChoose: (choice: ThemeChoice) => void;
}

const THEMES = ['light', 'dark', 'system'] as const satisfies readonly ThemeChoice[];

/**
 * Button that cycles through the themes light, dark and system (SH-1). Its name contains the current and the next
 * one; the icon is set by CSS, so that a stored choice is right at the first paint.
 */
export const ThemeSwitch = ({ choice, onChoose }: ThemeSwitchProps) => (
  <button
    type="button"
    className={iconButton}
    aria-label={themeSwitchLabel(choice, NEXT[choice])}
    title={THEME_LABEL[choice]}
    onClick={() => onChoose(NEXT[choice])}
  >
    {THEMES.map((theme) => (
      <Icon key={theme} name={`theme-${theme}`} className={themeIcon[theme]} />
    ))}
  </button>
);
