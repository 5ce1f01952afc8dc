/** Mail services whose addresses are the same with and without dots, and their other domains. */
const DOTLESS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The mailbox behind an address, by which limits count: without case, without what follows a plus, and where a service
 * ignores dots without those. Only for comparing; mails go to the address as it was typed.
 */
export function mailboxOf(address: string): string {
  const text = address.trim().normalize('NFKC').toLowerCase();
  const at = text.lastIndexOf('@');
  if (at < 0) return text;
  const domain = text.slice(at + 1).replace(/\.$/, '');
  const [name = ''] = text.slice(0, at).split('+');
  const service = Object.hasOwn(DOTLESS, domain) ? DOTLESS[domain] : undefined;
  return service === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${service}`;
}
