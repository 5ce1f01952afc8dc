import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { robotContent, workTest } from '#domain/typed/robot-work.ts';
import { contactBody } from '#tests/server/support/robot-token.ts';
import { checkRobot } from '#server/contact/robot-check.ts';

describe('the robot check [CO-3]', () => {
  let verdict: unknown;
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

  const host = 'sklep.example';
  const MESSAGE = { firstName: 'Anna', lastName: 'Nowak', email: 'a@example.com', message: 'Dzień dobry' };
  const withSecret = (token = 'token') =>
    checkRobot({ siteKey: 'site', secret: 'secret&x', verifyUrl, hosts: [host] }, token, []);
  const withoutSecret = (token: string, message = MESSAGE, now = new Date('2026-11-26T12:00:00Z')) =>
    checkRobot(
      { siteKey: undefined, secret: undefined, verifyUrl, hosts: [host] },
      token,
      robotContent(message),
      now,
    );
  const refused = { statusCode: 403, code: 108 };

  it('without a secret is the work of the sender’s browser: of this message, of these days, and of nobody else', async () => {
    const { recaptchaToken: token } = contactBody(MESSAGE, '2026-11-26');
    await expect(withoutSecret(token)).resolves.toBeUndefined();
    for (const now of ['2026-11-25T13:00:00Z', '2026-11-27T23:00:00Z'])
      await expect(withoutSecret(token, MESSAGE, new Date(now))).resolves.toBeUndefined();
    await expect(withoutSecret(token, MESSAGE, new Date('2026-11-29T12:00:00Z'))).rejects.toMatchObject(
      refused,
    );
    await expect(withoutSecret(token, { ...MESSAGE, message: 'Kup teraz' })).rejects.toMatchObject(refused);
    await expect(
      withoutSecret(token.replace(/\d+$/, (work) => String(Number(work) + 1))),
    ).rejects.toMatchObject(refused);
    for (const other of ['', 'local-inquirySubmit', 'praca:2026-11-26:', 'praca:2026-99-99:1'])
      await expect(withoutSecret(other)).rejects.toMatchObject(refused);
    verdict = { success: false, 'error-codes': ['invalid-input-response'] };
    await expect(withSecret(token)).rejects.toMatchObject(refused);
  });

  it('the hash of the work is SHA-256', () => {
    for (const subject of ['', 'żółw', 'x'.repeat(200)]) {
      const digest = (input: string) => createHash('sha256').update(input).digest();
      const words = (bytes: Buffer) => Array.from({ length: 8 }, (_, at) => bytes.readInt32BE(4 * at)).join();
      const isFound = workTest(subject, 8);
      for (let work = 0; work < 600; work += 1)
        expect(isFound(work)).toBe(digest(`${words(digest(subject))}:${work}`)[0] === 0);
    }
  });

  it('sends the secret to no other address', async () => {
    const asks = asked.length;
    const elsewhere = createServer((_request, response) =>
      response.writeHead(307, { location: verifyUrl }).end(),
    );
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const moved = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
    verdict = { success: true, action: 'inquirySubmit', score: 0.9, hostname: host };
    await expect(
      checkRobot({ siteKey: 'site', secret: 'secret', verifyUrl: moved, hosts: [host] }, 'token', []),
    ).rejects.toMatchObject({ statusCode: 502 });
    expect(asked).toHaveLength(asks);
    await new Promise((resolve) => elsewhere.close(resolve));
  });

  it('asks the service with secret and token', async () => {
    verdict = { success: true, action: 'inquirySubmit', score: 0.9, hostname: host };
    await expect(withSecret('a=b')).resolves.toBeUndefined();
    expect(asked.at(-1)).toBe('secret=secret%26x&response=a%3Db');
  });

  it.each([
    ['not passed', { success: false }],
    ['made for another action', { success: true, action: 'login', score: 0.9, hostname: 'sklep.example' }],
    ['made for no action', { success: true, score: 0.9, hostname: 'sklep.example' }],
    [
      'made on another host',
      { success: true, action: 'inquirySubmit', score: 0.9, hostname: 'obcy.example' },
    ],
    ['made by a key of v2', { success: true, hostname: 'sklep.example' }],
    ['probably a robot', { success: true, action: 'inquirySubmit', score: 0.4, hostname: 'sklep.example' }],
  ])('refuses a token that is %s', async (_case, answer) => {
    verdict = answer;
    await expect(withSecret()).rejects.toMatchObject({ statusCode: 403, code: 108 });
  });

  it('is 502 when the service answers nonsense or not at all', async () => {
    verdict = '<html>';
    await expect(withSecret()).rejects.toMatchObject({ statusCode: 502, code: 500 });
    const nowhere = checkRobot(
      { siteKey: 's', secret: 's', verifyUrl: 'http://127.0.0.1:1/', hosts: [host] },
      'token',
      [],
    );
    await expect(nowhere).rejects.toMatchObject({ statusCode: 502, code: 500 });
  });
});
