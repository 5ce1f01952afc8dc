import { expect, test } from 'vitest';
import { callFailure } from '#server/checks/check-result.ts';
import { checkSenderDns, mailFailure } from '#server/checks/mail-checks.ts';

const because = (cause: object) => Object.assign(new Error('fetch failed'), { cause });
const error = (message: string, fields: object = {}) => Object.assign(new Error(message), fields);

test.each<[string, unknown, string, string]>([
  [
    'a certificate that has run out',
    because(error('certificate has expired', { code: 'CERT_HAS_EXPIRED' })),
    'certificate',
    'CERT_HAS_EXPIRED certificate has expired',
  ],
  [
    'one of its own making',
    because(error('x', { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })),
    'certificate',
    'DEPTH_ZERO',
  ],
  [
    'silence',
    because(error('x', { code: 'UND_ERR_CONNECT_TIMEOUT' })),
    'timeout',
    'UND_ERR_CONNECT_TIMEOUT x',
  ],
  ['silence in words', error('The operation timed out'), 'timeout', 'The operation timed out'],
  ['a deadline', error('aborted', { name: 'TimeoutError' }), 'timeout', 'aborted'],
  ['a closed door', because(error('x', { code: 'ECONNREFUSED' })), 'unreachable', 'ECONNREFUSED x'],
  [
    'a certificate of another name',
    because(error('x', { code: 'ERR_TLS_CERT_ALTNAME_INVALID' })),
    'certificate',
    'ALTNAME',
  ],
  ['somebody’s address in its words', error('no anna@example.com here'), 'unreachable', 'no '],
  ['what is no error', 'anna@example.com', 'unexpected', ''],
])('a call that met %s says so [LV-1]', (_what, thrown, code, detail) => {
  const told = callFailure(thrown);
  expect(told).toEqual({ outcome: 'failed', code, detail: expect.stringContaining(detail) });
  expect(JSON.stringify(told)).not.toContain('anna@');
});

test.each<[string, object, string]>([
  ['a refused password', { code: 'EAUTH', response: '535 5.7.8 no' }, 'login'],
  ['a refused sender', { command: 'MAIL FROM', responseCode: 550, response: '550 not yours' }, 'sender'],
  ['a refused recipient', { command: 'RCPT TO', responseCode: 550, response: '550 who?' }, 'recipient'],
  ['a refusal of the text', { command: 'DATA', responseCode: 554, response: '554 no' }, 'unexpected'],
  ['a closed door', { code: 'ECONNREFUSED' }, 'unreachable'],
])('a mail server that met the trial with %s is told by it [LV-1]', (_what, fields, code) => {
  expect(mailFailure(error('SMTP', fields))).toMatchObject({ outcome: 'failed', code });
});

const mail = { smtpUrl: 'smtp://127.0.0.1:25', from: 'Kwiat <kontakt@poczta.shop.pl>' } as never;
const dns = (records: Record<string, string[]>) => ({
  resolveTxt: async (name: string) => {
    const found = records[name];
    if (!found) throw error('queryTxt', { code: name.includes('broken') ? 'ESERVFAIL' : 'ENOTFOUND' });
    return found.map((text) => [text]);
  },
});

test('a sender’s records are looked up at its domain and the one above, and a name server that is away is no missing record [LV-1]', async () => {
  const check = (records: Record<string, string[]>, from = mail) =>
    checkSenderDns({ mail: from }, dns(records));
  const spf = { 'poczta.shop.pl': ['v=spf1 -all', 'other=1'] };
  expect(await check({ ...spf, '_dmarc.shop.pl': ['v=DMARC1; p=none'] })).toEqual({ outcome: 'ok' });
  expect(await check(spf)).toMatchObject({ code: 'no-dmarc' });
  expect(await check({ 'poczta.shop.pl': ['v=spf1 -all', 'v=spf1 +all'] })).toMatchObject({ code: 'no-spf' });
  expect(await check({})).toMatchObject({ code: 'no-spf' });
  const named = (from: string) => ({ smtpUrl: 'smtp://127.0.0.1:25', from }) as never;
  expect(await check({}, named('kontakt'))).toMatchObject({ code: 'no-domain' });
  expect(await check({ ...spf, '_dmarc.poczta.shop.pl': ['v=DMARC1'] })).toEqual({ outcome: 'ok' });
  await expect(check({}, named('kontakt@broken.pl'))).rejects.toThrow('queryTxt');
});

test('a long record comes in parts, and a name without such records is not away [LV-1]', async () => {
  const parts: Record<string, string[][]> = {
    'poczta.shop.pl': [['v=spf1 include:mail', '.pl -all']],
    '_dmarc.shop.pl': [['v=DMA', 'RC1; p=none']],
  };
  const resolveTxt = async (name: string) => {
    const found = parts[name];
    if (!found) throw error('queryTxt', { code: 'ENODATA' });
    return found;
  };
  expect(await checkSenderDns({ mail }, { resolveTxt })).toEqual({ outcome: 'ok' });
  delete parts['_dmarc.shop.pl'];
  expect(await checkSenderDns({ mail }, { resolveTxt })).toMatchObject({ code: 'no-dmarc' });
});
