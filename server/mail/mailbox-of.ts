/** The service whose addresses are the same with and without dots, by its two domains. */
const DOTLESS = 'gmail.com';
const isDotless = (domain: string) => domain === DOTLESS || domain === 'googlemail.com';

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
  return isDotless(domain) ? `${name.replaceAll('.', '')}@${DOTLESS}` : `${name}@${domain}`;
}
