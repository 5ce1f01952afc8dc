import { sql } from 'kysely';
import { given, NEWER, post, put } from './case-kit.ts';
import type { Cases, WhatChanges } from './what-changes.ts';

const changesOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([key, text]) => ({ key: key.replace(/\d$/, ''), text }));
const seenOf = async (shop: WhatChanges, id: string) =>
  (await shop.read<{ number: number }>(`/texts/${id}`)).number;

const save =
  (id: string, texts: Readonly<Record<string, string>>, seen?: number) => async (shop: WhatChanges) =>
    put(`/texts/${id}/draft`, { seen: seen ?? (await seenOf(shop, id)), changes: changesOf(texts) });
/** Saved before, by this and further requests. */
const after =
  (...requests: readonly ((shop: WhatChanges) => ReturnType<Cases[string]>)[]) =>
  async (shop: WhatChanges) => {
    const last = requests.at(-1);
    for (const request of requests.slice(0, -1)) await shop.ask(await request(shop));
    if (!last) throw new Error('no request');
    return last(shop);
  };
const step = (what: 'publish' | 'discard', id: string, seen?: number) => async (shop: WhatChanges) =>
  post(`/texts/${id}/${what}`, { seen: seen ?? (await seenOf(shop, id)) });
const restore = (id: string, number: number, seen?: number) => async (shop: WhatChanges) =>
  post(`/texts/${id}/restore`, { seen: seen ?? (await seenOf(shop, id)), number });
const preview = (id: string) => () => post(`/texts/${id}/preview`);
const check = (id: string, texts: Readonly<Record<string, string>>) => () =>
  post(`/texts/${id}/check`, { changes: changesOf(texts) });

const ANSWER = {
  MAIL_SUBJECT: 'Odpowiedź: {{SERVICE}}',
  MAIL_TITLE: 'Pisze <b>{{SPECIALIST}}</b>',
  MAIL_LEAD: 'Oto {{SERVICE}}.',
};
const TERMS = '<h2 onclick="a">Umowa</h2><script>a</script><p>Odstąpisz w 14 dni. {{SELLER_NAME}}</p>';

/** What changes at the shop's texts. */
export const textCases: Readonly<Record<string, Cases>> = {
  saveText: {
    'of a page without a draft': save('Kontakt', { HEADER_TITLE: ' Napisz  do\nnas ' }),
    'of a mail that has no words yet': save('List_odpowiedz', ANSWER),
    'of an open draft': save('Tarot', { FOOTER: ' Dwa\r\nwiersze ', HEADER_TITLE: '' }),
    'of another field than somebody meanwhile': after(
      save('Kontakt', { HEADER_TITLE: 'Napisz' }),
      save('Kontakt', { FOOTER: 'Nowa stopka' }, 1),
    ),
    'of the same field as somebody meanwhile': after(
      save('Kontakt', { HEADER_TITLE: 'Napisz' }),
      save('Kontakt', { HEADER_TITLE: 'Zadzwoń' }, 1),
    ),
    'of a version that is not there yet': save('Kontakt', { HEADER_TITLE: 'Napisz' }, NEWER),
    'of what it says': after(
      save('Kontakt', { HEADER_TITLE: 'Napisz' }),
      save('Kontakt', { HEADER_TITLE: ' Napisz ' }, 0),
    ),
    'as long as may be': save('Kontakt', { HEADER_TITLE: 'x'.repeat(80) }),
    'longer than may be, and unstorable': save('Kontakt', {
      HEADER_TITLE: 'x'.repeat(81),
      HEADER_SLOGAN: 'a\u0007b',
    }),
    'of a field that is not there': save('Kontakt', { MAIL_TITLE: 'Napisz' }),
    'of a field twice': save('Kontakt', { HEADER_TITLE: 'Napisz', HEADER_TITLE2: 'Zadzwoń' }),
    'of no text': () => put('/texts/Blog/draft', { seen: 1, changes: changesOf({ HEADER_TITLE: 'Napisz' }) }),
  },
  checkText: {
    'of a page': check('Kontakt', { HEADER_TITLE: 'Napisz do {{BRAND_NAME}}' }),
    'with places, gaps and parts that are taken out': check('Kontakt', {
      HEADER_TITLE: 'Do {{BRAND_NAM}} [uzupełnij: co]',
      HEADER_SLOGAN: '<b></b>',
      HEADER_DESCRIPTION: '<script>a</script>Wyleczymy cię na pewno',
    }),
    'of a mail': check('List_odpowiedz', ANSWER),
    'of a mail without its places': check('List_odpowiedz', {
      MAIL_TITLE: 'Pisze',
      MAIL_LEAD: '{{BRAND_NAME}}',
    }),
    'of empty terms': check('Regulamin', { TERMS_DESCRIPTION: '' }),
    'of short terms': check('Regulamin', { TERMS_DESCRIPTION: `${TERMS} Tekst przykładowy` }),
    'of the privacy page': check('Polityka_prywatnosci', {
      PRIVACY_POLICY_DESCRIPTION: 'Trzymamy {{RETENTION_DRAFTS_DAYS}} dni',
    }),
    'longer than may be': check('Kontakt', { HEADER_TITLE: 'x'.repeat(81) }),
  },
  publishText: {
    'of a page': after(preview('Tarot'), step('publish', 'Tarot')),
    'of a page that loses a field': after(
      save('Kontakt', { HEADER_TITLE: '', FOOTER: '<b>Stopka</b>' }),
      step('publish', 'Kontakt'),
    ),
    'of a mail, as plain text': after(save('List_odpowiedz', ANSWER), step('publish', 'List_odpowiedz')),
    'of terms, cleaned': after(save('Regulamin', { TERMS_DESCRIPTION: TERMS }), step('publish', 'Regulamin')),
    'of terms that are empty': after(
      save('Regulamin', { TERMS_DESCRIPTION: '' }),
      step('publish', 'Regulamin'),
    ),
    'of a mail without its place': after(
      save('List_odpowiedz', { MAIL_TITLE: 'Pisze' }),
      step('publish', 'List_odpowiedz'),
    ),
    'of a draft that was saved meanwhile': after(
      save('Tarot', { FOOTER: 'Inna' }),
      step('publish', 'Tarot', 2),
    ),
    'of a draft that another has published': after(step('publish', 'Tarot'), async (shop) => {
      await given(shop, sql`update desk_person set name = 'Zofia' where role = 'owner'`);
      return step('publish', 'Tarot', 2)(shop);
    }),
    'of a draft that was discarded meanwhile': after(step('discard', 'Tarot'), step('publish', 'Tarot', 2)),
    'without a draft': step('publish', 'Kontakt'),
  },
  discardText: {
    'of an open draft': after(preview('Tarot'), step('discard', 'Tarot')),
    'of a draft that was saved meanwhile': after(
      save('Tarot', { FOOTER: 'Inna' }),
      step('discard', 'Tarot', 2),
    ),
    'without a draft': step('discard', 'Kontakt'),
  },
  restoreText: {
    'while a draft is open': restore('Tarot', 1),
    'without a draft': restore('Kontakt', 1),
    'of the draft that was discarded': after(step('discard', 'Tarot'), restore('Tarot', 2)),
    'of what discarded it': after(step('discard', 'Tarot'), restore('Tarot', 3)),
    'of a version that is not there': restore('Tarot', 9),
    'that was changed meanwhile': after(save('Tarot', { FOOTER: 'Inna' }), restore('Tarot', 1, 2)),
    'of another version than a moment ago': after(restore('Tarot', 1), restore('Tarot', 2, 2)),
  },
  makeTextPreview: {
    'of an open draft': preview('Tarot'),
    'of one that has an address': after(preview('Tarot'), preview('Tarot')),
    'without a draft': preview('Kontakt'),
  },
};
