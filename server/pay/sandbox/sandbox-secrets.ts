import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** What the shop and the sandbox provider share; made anew by every process, never written anywhere. */
export interface SandboxSecrets {
  stripe: { secretKey: string; webhookSecret: string };
  payu: { posId: string; clientId: string; clientSecret: string; secondKey: string; accessToken: string };
}

const random = () => randomBytes(24).toString('hex');

/** Fresh secrets; to be made once per process. */
export const makeSandboxSecrets = (): SandboxSecrets => ({
  stripe: { secretKey: `sk_test_${random()}`, webhookSecret: `whsec_${random()}` },
  payu: {
    posId: 'sandbox',
    clientId: 'sandbox',
    clientSecret: random(),
    secondKey: random(),
    accessToken: random(),
  },
});

const fingerprint = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request carries `Authorization: Bearer <secret>`; compared in constant time. */
export const carriesBearer = (authorization: string | undefined, secret: string): boolean =>
  timingSafeEqual(fingerprint(authorization ?? ''), fingerprint(`Bearer ${secret}`));
