import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRobot } from '#server/contact/robot-check.ts';

describe('the robot check [CO-3]', () => {
  let verdict: object | string;
  const asked: string[] = [];
  const service = createServer(async (request: IncomingMessage, response) => {
    asked.push(await text(request));
    response.end(typeof verdict === 'string' ? verdict : JSON.stringify(verdict));
  });
  let verifyUrl: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    verifyUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}/siteverify`;
  });
  afterAll(() => new Promise((resolve) => service.close(resolve)));

  const withSecret = (token = 'token') =>
    checkRobot({ siteKey: 'site', secret: 'secret&x', verifyUrl, hosts: ['shop.pl'] }, token);
  const withoutSecret = (token: string) =>
    checkRobot({ siteKey: undefined, secret: undefined, verifyUrl, hosts: ['shop.pl'] }, token);

  it('takes the local stand-in only without a secret', async () => {
    await expect(withoutSecret('local-inquirySubmit')).resolves.toBeUndefined();
    await expect(withoutSecret('something else')).rejects.toMatchObject({ statusCode: 403, code: 108 });
    verdict = { success: false, 'error-codes': ['invalid-input-response'] };
    await expect(withSecret('local-inquirySubmit')).rejects.toMatchObject({ statusCode: 403, code: 108 });
  });

  it('asks the service with secret and token', async () => {
    verdict = { success: true, action: 'inquirySubmit', score: 0.9 };
    await expect(withSecret('a=b')).resolves.toBeUndefined();
    verdict = { ...verdict, hostname: 'shop.pl' };
    await expect(withSecret('a=b')).resolves.toBeUndefined();
    expect(asked.at(-1)).toBe('secret=secret%26x&response=a%3Db');
  });

  it.each([
    ['not passed', { success: false }],
    ['made for another action', { success: true, action: 'login', score: 0.9 }],
    ['made for no action', { success: true, score: 0.9 }],
    ['made on a page elsewhere', { success: true, action: 'inquirySubmit', score: 0.9, hostname: 'evil.pl' }],
    ['probably a robot', { success: true, action: 'inquirySubmit', score: 0.4 }],
  ])('refuses a token that is %s', async (_case, answer) => {
    verdict = answer;
    await expect(withSecret()).rejects.toMatchObject({ statusCode: 403, code: 108 });
  });

  it('is 502 when the service answers nonsense or not at all', async () => {
    verdict = '<html>';
    await expect(withSecret()).rejects.toMatchObject({ statusCode: 502, code: 500 });
    const nowhere = checkRobot(
      { siteKey: 's', secret: 's', verifyUrl: 'http://127.0.0.1:1/', hosts: [] },
      'token',
    );
    await expect(nowhere).rejects.toMatchObject({ statusCode: 502, code: 500 });
  });
});
