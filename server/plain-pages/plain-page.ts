import { createHash } from 'node:crypto';
import { html, Html } from './html.ts';
import { plainPageStyle } from './plain-page-style.ts';

// One string: white space inside the element would change the hash of the policy.
const STYLE = new Html(`<style>${plainPageStyle}</style>`);
const STYLE_HASH = `'sha256-${createHash('sha256').update(plainPageStyle).digest('base64')}'`;

/**
 * Renders a document for the pages outside of the React app (sandbox payment, outbox, blog, e-book): Polish, without
 * scripts, responsive, in both colour schemes.
 */
export const plainPage = (title: string, body: Html): string =>
  html`<!doctype html>
    <html lang="pl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${STYLE}
      </head>
      <body>
        ${body}
      </body>
    </html> `.markup;

/**
 * Response headers of a plain page. `formTargets` are further origins that a form may lead to: browsers apply
 * `form-action` to the redirect after a POST as well.
 */
export const plainPageHeaders = (formTargets: readonly string[] = []): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': [
    `default-src 'none'`,
    `style-src ${STYLE_HASH}`,
    // The styles have the page's sky in them.
    `img-src 'self' data:`,
    `frame-src 'self'`,
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; '),
});
