import { useCallback, useState } from 'react';
import { chooseTheme } from '#browser/theme.ts';

/** The desk's theme, light or dark: the device's (entry-desk.tsx) until one is chosen here. */
export function useDeskTheme() {
  const [theme, setTheme] = useState<'light' | 'dark'>(() =>
    document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light',
  );
  const toggle = useCallback(() => {
    const next = theme === 'dark' ? 'light' : 'dark';
    chooseTheme(next);
    setTheme(next);
  }, [theme]);
  return { theme, toggle };
}
