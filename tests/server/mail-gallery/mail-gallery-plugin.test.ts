import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { mailGalleryPlugin } from '#server/mail-gallery/mail-gallery-plugin.ts';
import { MAILS } from '#server/mail/mail-names.ts';

test('the gallery shows every mail to this machine alone, without scripts [EM-4] [RD-10]', async () => {
  const app = Fastify();
  await app.register(mailGalleryPlugin, { sender: loadConfig({}) });
  const get = (url: string, host = 'localhost:3000') => app.inject({ url, headers: { host } });
  const list = await get('/outbox/wzory');
  const paths = [...list.body.matchAll(/href="(\/outbox\/wzory\/[\w-]+)"/g)].map(([, path]) => path ?? '');
  expect(paths).toEqual(
    expect.arrayContaining([...Object.keys(MAILS), 'money-back-5'].map((name) => `/outbox/wzory/${name}`)),
  );
  const mail = await get('/outbox/wzory/answer');
  expect(mail.body).toContain('Jagna');
  expect(mail.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  expect((await get('/outbox/wzory/none')).statusCode).toBe(404);
  for (const path of ['/outbox/wzory', ...paths.slice(0, 1)])
    expect((await get(path, 'evil.example')).statusCode).toBe(404);
  await app.close();
});
