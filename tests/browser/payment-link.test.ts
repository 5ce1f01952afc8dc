import { describe, expect, it } from 'vitest';
import { mayFollow } from '#browser/payment-link.ts';

const LIVE = new URL('https://kwiat.test/tarot');
const LOCAL = new URL('http://localhost:3000/tarot');
const LOCAL_SECURE = new URL('https://localhost:3000/tarot');

describe('a payment link may be followed [OF-5]', () => {
  it.each([
    ['https://pay.test/5', LIVE],
    ['https://kwiat.test/sandbox/5', LIVE],
    ['/sandbox/5', LIVE],
    ['HTTPS://PAY.TEST/5', LIVE],
    ['https://pay.test/5', LOCAL],
    ['http://localhost:3000/sandbox/5', LOCAL],
    ['http://pay.test/5', LOCAL],
    ['http://127.0.0.1:4000/5', LOCAL_SECURE],
  ])('%s from %s', (link, shop) => expect(mayFollow(link, shop)).toBe(true));
});

describe('a payment link must not be followed [OF-5]', () => {
  it.each([
    ['http://pay.test/5', LIVE],
    ['http://kwiat.test/5', LIVE],
    ['javascript:alert(1)', LIVE],
    ['javascript:alert(1)', LOCAL],
    ['JavaScript://kwiat.test/%0aalert(1)', LIVE],
    ['data:text/html,hi', LIVE],
    ['data:text/html,hi', LOCAL],
    ['blob:https://kwiat.test/5', LIVE],
    ['ftp://pay.test/5', LOCAL],
    ['mailto:a@b.pl', LIVE],
    ['https://', LIVE],
  ])('%s from %s', (link, shop) => expect(mayFollow(link, shop)).toBe(false));
});
