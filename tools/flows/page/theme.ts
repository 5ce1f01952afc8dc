import { useState } from 'react';

type Theme = 'light' | 'dark';

const KEY = 'theme';
const html = document.documentElement;

const shown = (): Theme => (html.dataset['theme'] === 'dark' ? 'dark' : 'light');

/** Applies the stored theme, else the system's. */
export function showKeptTheme(): void {
  const kept = window.localStorage.getItem(KEY);
  const isDark = kept === null ? window.matchMedia('(prefers-color-scheme: dark)').matches : kept === 'dark';
  html.dataset['theme'] = isDark ? 'dark' : 'light';
}

/** The theme and a function that toggles it. */
export function useTheme(): [Theme, () => void] {
  const [theme, setTheme] = useState(shown);
  const turn = () => {
    const next: Theme = shown() === 'dark' ? 'light' : 'dark';
    html.dataset['theme'] = next;
    window.localStorage.setItem(KEY, next);
    setTheme(next);
  };
  return [theme, turn];
}
