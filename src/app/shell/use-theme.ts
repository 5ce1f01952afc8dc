import { useCallback, useEffect, useState } from 'react';
import { chooseTheme, followSystemTheme, readThemeChoice, type ThemeChoice } from '#browser/theme.ts';

/**
 * The theme choice and its setter (SH-1). Light until the stored choice has been read. Switching changes nothing else
 * on the page (U36).
 */
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
