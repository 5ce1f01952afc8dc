/** What the mailer throws when the mail server says that nobody is at the address (RFC 3463, 5.1.1). */
export const badAddress = (): Error =>
  Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode: 550, smtpStatus: '5.1.1' });

/** What the mailer throws when the mail server refuses for good without a word about the address. */
export const refusal = (responseCode = 550): Error =>
  Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode });
