import type { Config } from '#server/config.ts';
import { PLAIN_LEAD_AT_ONCE } from '#src/entry-server.tsx';
import { BOOT_SCRIPT, SET_THEME } from './boot-script.ts';
import { contentSecurityPolicy } from './csp.ts';

const originOf = (address: string | undefined) =>
  address && URL.canParse(address) ? [new URL(address).origin] : [];

/** A foreign catalogue's pictures may be on any host; a page served over https loads none over http. */
const anyHost = (publicUrl: string) => (publicUrl.startsWith('https:') ? ['https:'] : ['https:', 'http:']);

/**
 * The Content-Security-Policies that the settings ask for: of the pages, and of those without scripts.
 *
 * @param css what each page begins with
 * @param wholeCss the same with the styles that scripts adopt later
 */
export function pagePolicies(config: Config, css: string, wholeCss: string) {
  const images = config.apiUrl ? anyHost(config.publicUrl) : originOf(config.contentUrl);
  const policy = contentSecurityPolicy({
    inlineScripts: [BOOT_SCRIPT],
    inlineStyles: [css, wholeCss, PLAIN_LEAD_AT_ONCE],
    connect: originOf(config.apiUrl),
    images,
    scripts: [
      ...(config.gtmId ? ['https://www.googletagmanager.com'] : []),
      ...originOf(config.newsletterScriptUrl),
      ...(config.recaptcha.siteKey ? ['https://www.google.com', 'https://www.gstatic.com'] : []),
      ...config.policyHosts.scripts,
    ],
    styles: config.policyHosts.styles,
    fonts: config.policyHosts.fonts,
  });
  const plainPolicy = contentSecurityPolicy({
    inlineScripts: [SET_THEME],
    inlineStyles: [wholeCss],
    connect: [],
    images,
    scripts: [],
    styles: [],
    fonts: [],
    // A payment page may lead on to other hosts of its provider, and browsers ask for each of them.
    formTargets: anyHost(config.publicUrl),
  });
  return { policy, plainPolicy };
}
