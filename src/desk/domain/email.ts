/** As the server checks it (`format: email` of the contract). */
const PART = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const EMAIL = new RegExp(String.raw`^${PART}(?:\.${PART})*@(?:${LABEL}\.)+${LABEL}$`, 'i');

/** Whether a text, without the spaces around it, is an e-mail address that the desk's API accepts. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim()) && text.trim().length <= 254;
