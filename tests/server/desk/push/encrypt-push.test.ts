import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { encryptPush } from '#server/desk/push/encrypt-push.ts';
import { readPushKeys } from '#server/desk/push/push-keys.ts';
import { isPushService, vapidHeader } from '#server/desk/push/send-push.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

test('encrypts the example of RFC 8291 to exactly the bytes in it', () => {
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
  const encrypted = encryptPush(
    'When I grow up, I want to be a watermelon',
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    { keys, salt: bytes('DGv6ra1nlYgDCS1FRnbzlw') },
  );
  expect(encrypted.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('only its browser reads it; every message has keys of its own, and one length', () => {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = Buffer.alloc(16, 7);
  const to = { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') };
  const [short, long] = [
    encryptPush('ą', to, { size: 512 }),
    encryptPush('ż'.repeat(200), to, { size: 512 }),
  ];
  expect(short.length).toBe(long.length);
  expect(short.subarray(0, 86)).not.toEqual(long.subarray(0, 86));
  const theirs = short.subarray(21, 86);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), theirs]);
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(theirs), auth, info, 32));
  const derive = (words: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, short.subarray(0, 16), words, length));
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive('Content-Encoding: aes128gcm\0', 16),
    derive('Content-Encoding: nonce\0', 12),
  );
  decipher.setAuthTag(short.subarray(-16));
  const plain = Buffer.concat([decipher.update(short.subarray(86, -16)), decipher.final()]);
  expect(plain.subarray(0, 3).toString('hex')).toBe(`${Buffer.from('ą').toString('hex')}02`);
});

test('the shop’s keys are made once, and a push service can check by them who calls', async () => {
  const store = await startTestStore();
  const [keys, again] = [await readPushKeys(store.db), await readPushKeys(store.db)];
  await store.close();
  expect(again.publicKey).toBe(keys.publicKey);
  const point = bytes(keys.publicKey);
  expect([point.length, point[0]]).toEqual([65, 4]);
  const header = vapidHeader('https://fcm.googleapis.com/fcm/send/x', {
    keys,
    contact: 'sklep@example.com',
    now: new Date('2026-11-26T10:00:00Z'),
  });
  const [, signed = '', claims = '', signature = ''] =
    /^vapid t=(([\w-]+\.[\w-]+))\.([\w-]+), k=/
      .exec(header)
      ?.map((part, at) => (at === 2 ? (part.split('.')[1] ?? '') : part)) ?? [];
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    aud: 'https://fcm.googleapis.com',
    exp: Date.parse('2026-11-26T22:00:00Z') / 1000,
    sub: 'mailto:sklep@example.com',
  });
  const key = createPublicKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    format: 'jwk',
  });
  expect(verify('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }, bytes(signature))).toBe(
    true,
  );
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://web.push.apple.com/x', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://fcm.googleapis.com@127.0.0.1/x', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evilpush.apple.com/x', false],
  ['https://127.0.0.1/x', false],
  ['https://localhost/x', false],
  ['nic', false],
])('%s is called: %s', (endpoint, isOne) => {
  expect(isPushService(endpoint)).toBe(isOne);
});
