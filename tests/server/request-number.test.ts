import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { PAYMENT_PROVIDERS } from '#domain/payment.ts';
import { completeChat } from '#server/answers/model/chat-completion.ts';
import { loadConfig } from '#server/config.ts';
import { createServer } from '#server/http/create-server.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { jobHandler, jobKind } from '#server/jobs/job-kind.ts';
import { composeMail } from '#server/mail/compose-mail.ts';
import { mailIdOf } from '#server/mail/mail-id.ts';
import { smtpMailer } from '#server/mail/mailer.ts';
import { OwnError } from '#server/own-error.ts';
import type { Store } from '#server/store/store.ts';
import { openJobStore, runnerWith } from '#tests/server/jobs/job-table.ts';
import { gatewayTo, startProvider, TOKEN_PATH } from '#tests/server/pay/gateway-kinds.ts';
import { json, type StandIn } from '#tests/server/pay/stand-in-provider.ts';
import { SmtpStandIn } from '#tools/faults/support/smtp-stand-in.ts';

const NUMBER = '0b0e7b54-9d4c-4f0e-8a38-0d5b8d1f0a11';
const work = jobKind('mail.ebook', z.object({}));
const sender = {
  brandName: 'Kwiat',
  publicUrl: 'https://shop.example',
  contactEmail: 'kontakt@shop.example',
};

let store: Store;
let smtp: SmtpStandIn;
let others: StandIn;
beforeAll(async () => {
  store = await openJobStore();
  smtp = await SmtpStandIn.start();
  others = await startProvider((_request, response) => void json(response, 503, {}));
});
afterAll(async () => {
  await others.close();
  await smtp.goAway();
  await store.close();
});

test('the number that a proxy gave a request is with its job, its calls to others, its mail and its lines in the log', async () => {
  const config = loadConfig({ LOG_LEVEL: 'silent', TRUST_PROXY: '1', ROOT_DIR: '/nowhere' });
  const app = await createServer(config, {
    url: 'http://localhost:3000',
    referrerPolicy: 'no-referrer',
    maxConcurrentRequests: 10,
  });
  app.post('/', async () => {
    await enqueue(store.db, work, {});
    return {};
  });
  await app.inject({ method: 'POST', url: '/', headers: { 'x-request-id': NUMBER }, payload: {} });
  await app.close();

  const mail = composeMail('ebook', sender, { to: 'anna@example.pl', subject: 'E-book', title: 'E-book' });
  const { runner, logged, clock } = runnerWith(store.db, [
    jobHandler(work, async () => {
      for (const provider of PAYMENT_PROVIDERS)
        await gatewayTo(provider, others.url)
          .fetchStatus('P1')
          .catch(() => undefined);
      await completeChat({ url: others.url, model: 'any', key: undefined }, []);
      await smtpMailer(smtp.url, 'Kwiat <kontakt@shop.example>')(mailIdOf('job-1'), mail);
      throw new OwnError('for its line in the log');
    }),
  ]);
  // The job was written by this machine's clock.
  clock.pass(Date.now() - clock.now().getTime() + 1_000);
  await runner.runDue();

  expect(logged).toMatchObject([{ details: { kind: 'mail.ebook', request: NUMBER } }]);
  // PayU's token serves many requests.
  const calls = others.requests.filter(({ path }) => path !== TOKEN_PATH);
  expect(calls.map(({ headers }) => headers['x-request-id'])).toEqual([NUMBER, NUMBER, NUMBER]);
  const { headers } = await PostalMime.parse(smtp.received[0]?.message ?? '');
  expect(headers.find(({ key }) => key === 'x-request-id')?.value).toBe(NUMBER);
});
