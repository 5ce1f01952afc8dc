import { createHash } from 'node:crypto';
import { KIT_STYLE_SOURCES } from '#src/entry-server.tsx';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface PageSources {
  inlineScripts: readonly string[];
  inlineStyles: readonly string[];
  /** Hosts beyond our own that pages may ask: a foreign API. */
  connect: readonly string[];
  /** Hosts of pictures: the content host, a foreign API's. */
  images: readonly string[];
  /** Hosts of configured third-party scripts; none in the embedded default. */
  scripts: readonly string[];
}

/**
 * The pages' Content-Security-Policy: scripts and styles of ours by hash, nothing inline else, no plug-ins, no
 * framing. A kept page can't carry nonces, so hashes it is.
 */
export function contentSecurityPolicy(sources: PageSources): string {
  const own = "'self'";
  const thirdParty = sources.scripts.length > 0;
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': [own, ...sources.inlineScripts.map(hashOf), ...sources.scripts],
    'style-src': [own, ...sources.inlineStyles.map(hashOf), ...KIT_STYLE_SOURCES],
    'img-src': [own, 'data:', ...sources.images, ...(thirdParty ? ['https:'] : [])],
    'font-src': [own],
    'connect-src': [own, ...sources.connect, ...(thirdParty ? ['https:'] : [])],
    'frame-src': thirdParty ? ['https:'] : ["'none'"],
    'manifest-src': [own],
    'base-uri': ["'none'"],
    'form-action': [own],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  })
    .map(([directive, list]) => `${directive} ${list.join(' ')}`)
    .join('; ');
}
