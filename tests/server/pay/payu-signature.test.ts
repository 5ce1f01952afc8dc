import { describe, expect, test } from 'vitest';
import { isValidPayuSignature, signForPayu } from '#server/pay/payu-signature.ts';

const KEY = '13a980d4f851f3d9a1cfc792fb1f5e50';
const BODY = Buffer.from('{"order":{"orderId":"A1","description":"Wróżba"}}');

test('a known value: the MD5 of body and key', () => {
  // md5("x" + "y"), from another implementation (coreutils md5sum).
  expect(signForPayu(Buffer.from('x'), 'y', 'MD5')).toContain('signature=3e44107170a520582ade522fa73c1d15;');
});

describe.each(['MD5', 'SHA-256'] as const)('%s', (algorithm) => {
  const header = signForPayu(BODY, KEY, algorithm);

  test('holds for its own body, parts in any order, with spaces and capital hex digits', () => {
    expect(isValidPayuSignature(header, BODY, KEY)).toBe(true);
    expect(isValidPayuSignature(header.split(';').toReversed().join('; '), BODY, KEY)).toBe(true);
    const loud = header.replace(/signature=(\w+)/, (_all, hex: string) => `signature=${hex.toUpperCase()}`);
    expect(isValidPayuSignature(loud, BODY, KEY)).toBe(true);
  });

  test('does not hold for another body or key', () => {
    expect(isValidPayuSignature(header, Buffer.from(`${BODY.toString()} `), KEY)).toBe(false);
    expect(isValidPayuSignature(header, BODY, `${KEY}0`)).toBe(false);
  });
});

test.each([
  '',
  'nonsense',
  'signature=;algorithm=MD5',
  'signature=zz;algorithm=MD5',
  'signature=00;algorithm=MD5',
  'algorithm=MD5',
  signForPayu(BODY, KEY).replace('SHA-256', 'NONE'),
  signForPayu(BODY, KEY).replace('SHA-256', 'MD5'),
  signForPayu(BODY, KEY).replace(/algorithm=[^;]+;/, ''),
])('%j does not hold', (header) => {
  expect(isValidPayuSignature(header, BODY, KEY)).toBe(false);
});
