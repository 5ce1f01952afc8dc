import { useCallback, useState } from 'react';
import { chooseTheme, readThemeChoice } from '#browser/theme.ts';

/** The desk's theme, light or dark, kept on the device under the shop's key. */
export function useDeskTheme() {
  const [theme, setTheme] = useState<'light' | 'dark'>(() =>
    readThemeChoice() === 'dark' ? 'dark' : 'light',
  );
  const toggle = useCallback(() => {
    const next = theme === 'dark' ? 'light' : 'dark';
    chooseTheme(next);
    setTheme(next);
  }, [theme]);
  return { theme, toggle };
}
