import { createHash } from 'node:crypto';
import { KIT_STYLE_SOURCES } from '#src/entry-server.tsx';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Sources that the pages' policy allows. */
export interface PageSources {
  inlineScripts: readonly string[];
  inlineStyles: readonly string[];
  /** Origins, beside the shop's own, that pages may fetch from: a foreign API. */
  connect: readonly string[];
  /** Origins of pictures: the content host, a foreign API's. */
  images: readonly string[];
  /** Origins of configured third-party scripts, and of the styles and fonts that they load; none by default. */
  scripts: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
  /** Sources, beside the shop's own, that a form may lead to: browsers apply them to a redirect after a POST as well. */
  formTargets?: readonly string[];
}

/**
 * Builds the pages' Content-Security-Policy: the shop's inline scripts and styles by hash, no other inline code, no
 * plug-ins, no framing. Hashes instead of nonces, because pages are cached.
 */
export function contentSecurityPolicy(sources: PageSources): string {
  const own = "'self'";
  const thirdParty = sources.scripts.length > 0;
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': [own, ...sources.inlineScripts.map(hashOf), ...sources.scripts],
    'style-src': [own, ...sources.inlineStyles.map(hashOf), ...KIT_STYLE_SOURCES, ...sources.styles],
    'img-src': [own, 'data:', ...sources.images, ...(thirdParty ? ['https:'] : [])],
    'font-src': [own, ...sources.fonts],
    'connect-src': [own, ...sources.connect, ...(thirdParty ? ['https:'] : [])],
    'frame-src': thirdParty ? ['https:'] : ["'none'"],
    'manifest-src': [own],
    'base-uri': ["'none'"],
    'form-action': [own, ...(sources.formTargets ?? [])],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  })
    .map(([directive, list]) => `${directive} ${list.join(' ')}`)
    .join('; ');
}
