import { expect, test } from 'vitest';
import { sessionCookie } from '#server/desk/access/session-cookie.ts';

test.each([
  ['published', 'https://zaplecze.shop.pl', '__Host-desk', '; Secure'],
  ['on this machine', 'http://localhost:3001', 'desk-3001', ''],
])(
  'the session of a desk %s is no script’s, no other site’s, and only of a secure line [DK-1]',
  (_where, url, name, secure) => {
    const cookie = sessionCookie(url);
    const attributes = `Path=/; HttpOnly; SameSite=Strict${secure}`;
    expect(cookie.set('abc')).toBe(`${name}=abc; Max-Age=28800; ${attributes}`);
    expect(cookie.clear()).toBe(`${name}=; Max-Age=0; ${attributes}`);
    expect(cookie.read(`x-${name}=wrong; ${name}=abc=; other=1`)).toBe('abc=');
    expect(cookie.read(`${name}2=wrong`)).toBeUndefined();
    expect(cookie.read(undefined)).toBeUndefined();
  },
);
