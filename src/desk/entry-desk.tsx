import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { bearForeignNodes } from '#browser/foreign-nodes.ts';
import { chooseTheme, readThemeChoice } from '#browser/theme.ts';
import { importWithRetry } from '#islands/import-with-retry.ts';
import { watchPresses } from '#kit/last-press.ts';
import { watchLayers } from '#kit/layer-history.ts';
import '#styles/global.css.ts';
import { createDeskClient } from './api/desk-client.ts';
import { fetchShapes } from './api/operation-shapes.ts';
import { DeskApp } from './app.tsx';
import { takeEntryTokens } from './access/entry-token.ts';
import { keepFocus } from './browser/keep-focus.ts';
import { watchHistory } from './browser/leave-guard.ts';
import { watchTyping } from './browser/typed-before.ts';

// The device's own theme until somebody has chosen one here.
chooseTheme(readThemeChoice('system'));
// Before anything else can read the address.
const tokens = takeEntryTokens();
watchPresses();
watchLayers();
bearForeignNodes();
watchHistory();
watchTyping();
keepFocus();
const root = document.getElementById('desk');
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <DeskApp client={createDeskClient()} shapes={importWithRetry(fetchShapes)} tokens={tokens} />
    </BrowserRouter>,
  );
}
