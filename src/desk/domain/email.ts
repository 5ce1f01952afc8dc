import { readEmail } from '#domain/typed/typed-text.ts';
/** As the server checks it (`format: email` of the contract). */
const PART = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9]+(?:-+[a-z0-9]+)*';
const EMAIL = new RegExp(String.raw`^${PART}(?:\.${PART})*@(?:${LABEL}\.)+${LABEL}$`, 'i');

/** Whether a text, read as people paste it, is an e-mail address that the desk's API accepts. */
export const isEmail = (text: string): boolean => {
  const email = readEmail(text);
  return email.length <= 254 && EMAIL.test(email);
};
