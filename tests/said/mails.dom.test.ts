import { expect, test } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { EXAMPLE_MAILS } from '#server/mail-gallery/example-mails.ts';
import { MAILS, type MailName } from '#server/mail/mail-names.ts';
import { outlineOf } from './outline.ts';

const sender = loadConfig({
  PUBLIC_URL: 'https://shop.example',
  TRUST_PROXY: '1',
  CONTACT_EMAIL: 'kontakt@shop.example',
});

test.each(Object.keys(MAILS) as MailName[])(
  'the mail %s says what is committed (after an intended change: -u)',
  async (name) => {
    const said = EXAMPLE_MAILS[name](sender).map(({ html, text: _text, ...envelope }) => {
      const page = new DOMParser().parseFromString(html, 'text/html');
      return `${JSON.stringify(envelope, null, 2)}\n\n${outlineOf(page.body)}`;
    });
    await expect(said.join('\n----\n\n')).toMatchFileSnapshot(`mails/${name}.txt`);
  },
);
