import { homeCopy } from '#copy/site/home.ts';

/** The web app manifest, with the brand's name as configured (SH-12). */
export const webManifest = (brandName: string): string =>
  JSON.stringify({
    name: brandName,
    short_name: brandName,
    description: homeCopy.slogan,
    lang: 'pl',
    start_url: '/',
    display: 'browser',
    background_color: '#F1F5F3',
    theme_color: '#071A20',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
