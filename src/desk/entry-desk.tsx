import { createRoot } from 'react-dom/client';
import { chooseTheme, readThemeChoice } from '#browser/theme.ts';
import { watchPresses } from '#kit/last-press.ts';
import '#styles/global.css.ts';
import { createDeskApi } from './api/desk-api.ts';
import { DeskApp } from './app.tsx';
import { takeEntryTokens } from './browser/entry-token.ts';
import { createDeskRouter } from './router.tsx';

chooseTheme(readThemeChoice());
// Before anything else can read the address.
const tokens = takeEntryTokens();
watchPresses();
const root = document.getElementById('desk');
if (root) {
  createRoot(root).render(<DeskApp api={createDeskApi()} tokens={tokens} router={createDeskRouter()} />);
}
