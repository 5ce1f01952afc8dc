import { useCallback, useEffect, useState } from 'react';
import { chooseTheme, followSystemTheme, readThemeChoice, type ThemeChoice } from '#browser/theme.ts';

/** The theme choice (SH-1): light until the browser has told what is kept. Switching touches nothing else (U36). */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice, setChoice] = useState<ThemeChoice>('light');
  useEffect(() => {
    setChoice(readThemeChoice());
    return followSystemTheme();
  }, []);
  const choose = useCallback((next: ThemeChoice) => {
    setChoice(next);
    chooseTheme(next);
  }, []);
  return [choice, choose];
}
