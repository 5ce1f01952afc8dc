/** An address of which a glance over the shoulder tells little: `h…@przyklad.pl`. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*(@[^@]*)$/s, '$1…$2');
