import { describe, expect, it } from 'vitest';
import { sendContactMessage } from '#api/contact.ts';
import { confirmNewsletter, leaveNewsletter, signUpForNewsletter } from '#api/newsletter.ts';
import { shopResponding } from './stub-shop.ts';

const nothing = () => new Response(null, { status: 204 });

it('a message goes with its robot-check token [AP-4]', async () => {
  const message = { firstName: 'Hanna', lastName: 'Lis', email: 'hanna@przyklad.pl', message: 'Dzień dobry' };
  const { client, onlyCall } = shopResponding(nothing());
  await sendContactMessage(client, message, 'a-token');
  expect(onlyCall()).toMatchObject({ method: 'POST', path: '/contact' });
  expect(JSON.parse(onlyCall().body)).toEqual({ recaptchaToken: 'a-token', contactData: message });
});

describe('the newsletter', () => {
  it('an address is signed up [AP-8]', async () => {
    const { client, onlyCall } = shopResponding(nothing());
    await signUpForNewsletter(client, 'hanna@przyklad.pl');
    expect(onlyCall()).toMatchObject({
      method: 'POST',
      path: '/newsletter',
      body: '{"email":"hanna@przyklad.pl"}',
    });
  });

  it.each([
    ['/ebook.pdf', '/ebook.pdf'],
    ['https://shop.test/ebook.pdf', 'https://shop.test/ebook.pdf'],
    ['javascript:alert(1)', undefined],
    ['//evil.test/ebook.pdf', undefined],
    [5, undefined],
    [undefined, undefined],
  ])('a confirmed one gets the e-book at %j', async (ebookUrl, followed) => {
    const { client, onlyCall } = shopResponding({ ebookUrl });
    expect(await confirmNewsletter(client, 'a-token')).toBe(followed);
    expect(onlyCall()).toMatchObject({ path: '/newsletter/confirm', body: '{"token":"a-token"}' });
  });

  it('leaving needs nothing but the token', async () => {
    const { client, onlyCall } = shopResponding(nothing());
    await leaveNewsletter(client, 'a token');
    expect(onlyCall().path).toBe('/newsletter/unsubscribe?token=a%20token');
  });
});
