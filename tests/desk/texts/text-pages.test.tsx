import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { routerLink } from '#desk/frame/router-link.tsx';
import { TextList } from '#desk/texts/text-list.tsx';
import TextPage from '#desk/texts/text-page.tsx';
import { textsCopy } from '#desk/texts/texts-copy.ts';
import TextsPage from '#desk/texts/texts-page.tsx';
import { MenuLinkContext } from '#desk/ui/menu-link.tsx';
import type { ShopText, TextCheck, TextEntry } from '#desk/domain/wire.ts';
import { textFields, type TextId } from '#domain/texts/text-fields.ts';
import { axeFindings } from '#tests/kit/axe.ts';
import { refusal, reply } from '../desk-replies.ts';
import { renderDesk, replace, textField } from '../render-desk.tsx';

const mark = { number: 1, at: '2026-11-20T10:00:00.000Z', author: null };
const ALL = [
  'listTexts',
  'getText',
  'saveText',
  'publishText',
  'discardText',
  'restoreText',
  'makeTextPreview',
];

interface Drawn {
  id?: TextId;
  start?: Partial<ShopText>;
  findings?: TextCheck['findings'];
  /** What the server answers to a write, first first; afterwards it does what is asked. */
  answers?: Response[];
  operations?: string[];
}

const textOf = (id: TextId): ShopText => {
  const fields = Object.fromEntries(textFields(id).map(({ key }) => [key, `stare ${key}`]));
  return {
    id,
    number: 1,
    fields,
    inShop: fields,
    fallbacks: { ...fields, HEADER_TITLE: 'Słowa sklepu', HEADER_SLOGAN: '' },
    skeleton: {},
    draft: null,
    published: mark,
    versions: [{ ...mark, kind: 'published', restored: null }],
  };
};

/** The pages of an owner over a server with one text, and the writes that it was sent. */
function drawn({ id = 'Tarot', start = {}, findings = [], answers = [], operations = ALL }: Drawn = {}) {
  let text: ShopText = { ...textOf(id), ...start };
  const sent: unknown[] = [];
  const client = createDeskClient(async (request) => {
    const act = new URL(request.url).pathname.split('/').at(-1) ?? '';
    if (act === 'texts') return reply<'listTexts'>([{ id, draft: text.draft, published: text.published }]);
    if (act === 'picture') return reply<'getEbookPicture'>({ image: '/art/ebook.svg', imageVersion: 1 });
    if (request.method === 'GET')
      return act === id
        ? reply<'getText'>(text)
        : reply<'getTextVersion'>({
            number: Number(act),
            fields: { ...text.fields, HEADER_TITLE: 'bardzo stare' },
          });
    const body = await request.json();
    const typed = Object.fromEntries(
      (body.changes ?? []).map((change: { key: string; text: string }) => [change.key, change.text]),
    );
    if (act === 'check') return reply<'checkText'>({ shown: { ...text.fields, ...typed }, findings });
    sent.push([act, body]);
    const answer = answers.shift();
    if (answer) return answer;
    const number = text.number + 1;
    if (act === 'draft')
      text = { ...text, number, fields: { ...text.fields, ...typed }, draft: { ...mark, number } };
    else text = { ...text, number, draft: null };
    return reply<'saveText'>(text);
  });
  const user = renderDesk(
    client,
    operations,
    `/teksty/${id}`,
    <Routes>
      <Route path="/teksty" element={<TextsPage />} />
      <Route path="/teksty/:textId" element={<TextPage />} />
    </Routes>,
  );
  return { sent, user };
}

const bar = async () => within(await screen.findByRole('region', { name: 'Szkic' }));

test('what is typed shows on the page as the server cleans it, is told apart by words, saved as a draft, then published [DK-16]', async () => {
  const { sent, user } = drawn();
  await replace(user, 'Tytuł', 'nowe HEADER_TITLE');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'nowe HEADER_TITLE', hidden: true }),
  ).toBeDefined();
  const changes = within(screen.getByRole('region', { name: 'Co się zmieni' }));
  expect(changes.getByText('stare').closest('del')?.textContent).toContain('usunięto: stare');
  expect(changes.getByText('nowe').closest('ins')?.textContent).toContain('dodano: nowe');
  expect(await axeFindings()).toEqual([]);
  // An address shows what is saved: there is none of it yet.
  const address = () => screen.queryByRole('button', { name: textsCopy.address.press });
  expect(address()).toBeNull();
  await user.keyboard('{Control>}s{/Control}');
  const draftBar = await bar();
  expect(address()).toBeVisible();
  // The bar of the draft says it, and no second one beside it.
  expect(screen.queryByRole('region', { name: 'Zapis' })).toBeNull();
  await user.click(draftBar.getByRole('button', { name: 'Opublikuj' }));
  const question = within(await screen.findByRole('dialog', { name: 'Opublikować: Tarot?' }));
  expect(sent).toHaveLength(1);
  await user.click(question.getByRole('button', { name: 'Opublikuj' }));
  expect(await screen.findByText('Opublikowane. Sklep pokazuje już nowy tekst.')).toBeDefined();
  expect(sent).toEqual([
    ['draft', { seen: 1, changes: [{ key: 'HEADER_TITLE', text: 'nowe HEADER_TITLE' }] }],
    ['publish', { seen: 2 }],
  ]);
  expect(screen.queryByRole('region', { name: 'Szkic' })).toBeNull();
  expect(address()).toBeNull();
});

test('a field that is empty in the shop is compared with the shop’s own words, which customers read there [DK-16]', async () => {
  const { fields } = textOf('Tarot');
  const empty = { ...fields, HEADER_TITLE: '' };
  const { user } = drawn({ start: { fields: empty, inShop: empty } });
  await replace(user, 'Tytuł', 'Słowa wróżki');
  const changes = within(await screen.findByRole('region', { name: 'Co się zmieni' }));
  expect(changes.getByText('sklepu').closest('del')).not.toBeNull();
  expect(changes.getByText('wróżki').closest('ins')).not.toBeNull();
  await user.clear(screen.getByRole('textbox', { name: 'Tytuł' }));
  expect(screen.queryByText('sklepu')).toBeNull();
});

test('why a draft was not published stays said while one types on [DK-16]', async () => {
  const { user } = drawn({
    start: { draft: { ...mark, number: 2, author: 'Ludmiła' }, number: 2 },
    answers: [refusal<'publishText'>(409, { code: 210 })],
  });
  await user.click((await bar()).getByRole('button', { name: 'Opublikuj' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Opublikuj' }));
  const why = await screen.findByText(/^Ktoś zmienił ten tekst przed chwilą/);
  await user.type(screen.getByRole('textbox', { name: 'Tytuł' }), ' x');
  expect(why).toBeVisible();
});

test('what keeps a text out of the shop is said, and the button says so too [DK-16]', async () => {
  const draft = { ...mark, number: 2, author: 'Ludmiła' };
  const blocked = drawn({
    start: { draft, number: 2 },
    findings: [{ key: 'HEADER_TITLE', isBlocking: true, message: 'sklep zna {{SELLER_NAME}}' }],
  });
  expect(await screen.findByText('Nie można opublikować: Tytuł')).toBeDefined();
  const press = (await bar()).getByRole('button', { name: 'Opublikuj' });
  expect(press).toHaveAttribute('aria-disabled', 'true');
  await blocked.user.click(press);
  expect(screen.queryByRole('dialog')).toBeNull();
  await blocked.user.click((await bar()).getByRole('button', { name: 'Odrzuć szkic' }));
  const question = within(await screen.findByRole('dialog', { name: 'Odrzucić szkic?' }));
  await blocked.user.click(question.getByRole('button', { name: 'Odrzuć szkic' }));
  expect(await screen.findByText('Szkic odrzucony. Znajdziesz go wśród wersji.')).toBeDefined();
});

test('a field that somebody else has saved meanwhile is chosen between the two; nothing typed is lost [DK-6] [DK-16]', async () => {
  const newer = {
    ...textOf('Tarot'),
    number: 5,
    fields: { ...textOf('Tarot').fields, HEADER_TITLE: 'jej tytuł' },
  };
  const conflict = refusal<'saveText'>(409, { code: 210, current: newer });
  const { sent, user } = drawn({ answers: [conflict] });
  await replace(user, 'Tytuł', 'mój tytuł');
  await user.keyboard('{Control>}s{/Control}');
  const choice = within(await screen.findByRole('group', { name: 'Tytuł' }));
  const inStatus = screen
    .getAllByRole('status')
    .some((status) => status.contains(choice.getByText('jej tytuł')));
  expect(inStatus).toBe(true);
  await user.click(choice.getByRole('button', { name: 'Zostaw moje' }));
  await user.keyboard('{Control>}s{/Control}');
  expect((await bar()).getByText(/^Szkic zapisany/)).toBeDefined();
  expect(sent.at(-1)).toEqual(['draft', { seen: 5, changes: [{ key: 'HEADER_TITLE', text: 'mój tytuł' }] }]);
});

test('the list beside a text marks the one that is open, and whichever has a draft [DK-16]', () => {
  const texts: TextEntry[] = [
    { id: 'Tarot', draft: null, published: mark },
    { id: 'Regulamin', draft: { ...mark, number: 2 }, published: mark },
  ];
  render(
    <MenuLinkContext value={routerLink}>
      <TextList texts={texts} current="Tarot" />
    </MenuLinkContext>,
    { wrapper: MemoryRouter },
  );
  const marked = screen.getByRole('link', { current: true });
  expect(marked).toHaveAttribute('href', '/teksty/Tarot');
  expect(marked).not.toHaveTextContent('szkic');
  expect(screen.getByRole('link', { current: false })).toHaveTextContent('szkic');
});

test('an older version is compared and comes back as a draft, never into the shop; not over what is unsaved [DK-16]', async () => {
  const versions: ShopText['versions'] = [
    { ...mark, number: 2, kind: 'published', restored: null },
    { ...mark, kind: 'replaced', restored: null },
    { ...mark, number: 0, kind: 'discarded', restored: null },
  ];
  const { sent, user } = drawn({ start: { number: 2, versions } });
  expect(screen.queryByRole('button', { name: 'Porównaj znowu ze sklepem' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Porównaj z wersją 1' }));
  expect(await screen.findByRole('button', { name: 'Porównaj znowu ze sklepem' })).toBeDefined();
  expect(await screen.findByText('w polach, względem wersji 1')).toBeDefined();
  // Also a draft that was discarded comes back; what is in the shop need not.
  expect(screen.getByRole('button', { name: 'Przywróć wersję 0 jako szkic' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Przywróć wersję 2 jako szkic' })).toBeNull();
  expect(screen.getByText('bardzo').closest('del')).not.toBeNull();
  await user.type(await textField('Hasło'), '!');
  const restore = screen.getByRole('button', { name: 'Przywróć wersję 1 jako szkic' });
  await user.click(restore);
  expect(sent).toEqual([]);
  await user.type(await textField('Hasło'), '{Backspace}');
  await user.click(restore);
  expect(await screen.findByText(/^Wersja 1 wróciła jako szkic/)).toBeDefined();
  expect(sent).toEqual([['restore', { seen: 2, number: 1 }]]);
});

test('a document pasted from Word keeps its paragraphs and headings and loses its styles [DK-16]', async () => {
  drawn({ id: 'Regulamin' });
  const area = await textField('Treść regulaminu');
  const word =
    '<html><head><style>p{}</style></head><body><!--x--><h1 class="a">Zasady</h1><p class="MsoNormal" style="x">Jeden <b><span>dwa</span></b> &lt;3<o:p></o:p></p><p>&nbsp;</p><ul><li><a href="/moje-dane" onclick="x">Dane</a></li></ul></body></html>';
  (area as HTMLTextAreaElement).setSelectionRange(0, 999);
  fireEvent.paste(area, { clipboardData: { getData: (type: string) => (type === 'text/html' ? word : '') } });
  expect(area).toHaveValue(
    '<h2>Zasady</h2>\n<p>Jeden <b>dwa</b> &lt;3</p>\n<ul><li><a href="/moje-dane">Dane</a></li></ul>',
  );
});

test.each([
  ['Zasady. Koniec.', 8, 8, 'Zasady. <p>Dwa</p>Koniec.'],
  ['Zasady. Stare. Koniec.', 8, 14, 'Zasady. <p>Dwa</p> Koniec.'],
])(
  'what is pasted takes the place of the selection, and the caret stands behind it: %j from %i to %i [DK-16]',
  async (stands, start, end, whole) => {
    const fields = { ...textOf('Regulamin').fields, TERMS_DESCRIPTION: stands };
    const { user } = drawn({ id: 'Regulamin', start: { fields, inShop: fields } });
    const area = await textField('Treść regulaminu');
    if (!(area instanceof HTMLTextAreaElement)) throw new Error('The terms have no area');
    area.focus();
    area.setSelectionRange(start, end);
    fireEvent.paste(area, {
      clipboardData: { getData: (type: string) => (type === 'text/html' ? '<p>Dwa</p>' : '') },
    });
    expect(area).toHaveValue(whole);
    const behind = start + '<p>Dwa</p>'.length;
    await waitFor(() => expect([area.selectionStart, area.selectionEnd]).toEqual([behind, behind]));
    await user.keyboard('!');
    expect(area).toHaveValue(whole.replace('</p>', '</p>!'));
  },
);

test('an empty field says what the shop shows instead, and a full one returns to it; a sign that nobody sees is refused [DK-16]', async () => {
  const { sent, user } = drawn();
  await user.click(await screen.findByRole('button', { name: 'Tytuł: Wróć do słów sklepu' }));
  expect(await textField('Tytuł')).toHaveValue('');
  expect(screen.getByText('Puste pole: sklep pokaże swoje słowa: „Słowa sklepu”')).toBeDefined();
  fireEvent.change(await textField('Hasło'), { target: { value: 'a\u0000b' } });
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Są tu znaki, których nie widać. Wpisz tekst jeszcze raz.')).toBeDefined();
  expect(sent).toEqual([]);
});

test('empty terms begin with a skeleton, which is typed text like any other; a text that stands has none to take [DK-16]', async () => {
  const empty = { ...textOf('Regulamin').fields, TERMS_DESCRIPTION: '' };
  const skeleton = { TERMS_DESCRIPTION: '# 1. Kto sprzedaje' };
  const { sent, user } = drawn({ id: 'Regulamin', start: { fields: empty, inShop: empty, skeleton } });
  const take = /: Zacznij od wzoru$/;
  await user.click(await screen.findByRole('button', { name: take }));
  expect(await textField('Treść regulaminu')).toHaveValue('# 1. Kto sprzedaje');
  expect(screen.queryByRole('button', { name: take })).toBeNull();
  await user.keyboard('{Control>}s{/Control}');
  await bar();
  expect(sent).toEqual([
    ['draft', { seen: 1, changes: [{ key: 'TERMS_DESCRIPTION', text: '# 1. Kto sprzedaje' }] }],
  ]);
});

test('the e-book’s words stand with the picture beside the newsletter’s form; no other text has one [DK-26]', async () => {
  drawn({ id: 'E-book', operations: [...ALL, 'setEbookPicture'] });
  const cover = await screen.findByRole('img', { name: 'Obecne zdjęcie: okładka e-booka' });
  expect(cover.getAttribute('src')).toBe('/art/ebook.svg');
  expect(screen.getByText(/Stoi obok zapisu do newslettera/)).toBeVisible();
  cleanup();
  drawn({ operations: [...ALL, 'setEbookPicture'] });
  await textField('Hasło');
  expect(screen.queryByRole('img', { name: /okładka/ })).toBeNull();
});

test('a text of one line has a field of one line, any other room for more [DK-16]', async () => {
  drawn({ id: 'E-book' });
  await textField('Tytuł');
  const tags = textFields('E-book').map(({ key }) => document.getElementById(`tekst-${key}`)?.tagName);
  expect(tags).toEqual(['INPUT', 'TEXTAREA', 'TEXTAREA']);
});
