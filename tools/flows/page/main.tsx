import { createRoot } from 'react-dom/client';
import '#styles/global.css.ts';
import { App } from './app.tsx';
import { showKeptTheme } from './theme.ts';

showKeptTheme();
const root = document.getElementById('app');
if (root) createRoot(root).render(<App />);
