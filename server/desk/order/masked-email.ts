/** Masks an address, so that a glance over the shoulder reveals little: `h…@przyklad.pl`. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*(@[^@]*)$/s, '$1…$2');
