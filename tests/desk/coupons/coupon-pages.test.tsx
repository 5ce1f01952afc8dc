import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { createDeskClient } from '#desk/api/desk-client.ts';
import CouponPage from '#desk/coupons/coupon-page.tsx';
import CouponsPage from '#desk/coupons/coupons-page.tsx';
import NewCouponPage from '#desk/coupons/new-coupon-page.tsx';
import type { Coupon, PriceList } from '#desk/domain/wire.ts';
import { axeFindings } from '#tests/kit/axe.ts';
import { BackButton } from '../back-button.tsx';
import { refusal, reply } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';

const VERSIONS = { discount: 1, products: 1, validFrom: 1, validUntil: 1, maxUses: 1, audience: 1 };
const coupon = (code: string, changes: Partial<Coupon> = {}): Coupon => ({
  code,
  state: 'waiting',
  standing: { hasBegun: false, hasEnded: false, isPublic: false, uses: 0 },
  batch: null,
  stoppedAt: null,
  fields: {
    discount: '15%',
    products: '',
    validFrom: '2099-01-01',
    validUntil: '',
    maxUses: '',
    audience: 'personal',
  },
  versions: VERSIONS,
  ...changes,
});
const price = (fairyId: string, productId: string, count: number) => ({
  fairyId,
  productId,
  price: grosze(count),
  isOnSale: true,
  isReduced: false,
  version: 1,
  lowest: null,
  lowestSince: null,
});
const PRICES: PriceList = {
  fairies: [
    { id: 'f1', name: 'Jagna', image: '', isAvailable: true },
    { id: 'f2', name: 'Róża', image: '', isAvailable: true },
  ],
  products: [
    { id: 'p1', title: 'Trzy karty', productType: 'Tarot' },
    { id: 'p2', title: 'Wróżba', productType: 'Wrozba' },
  ],
  prices: [price('f1', 'p1', 8_699), price('f2', 'p2', 2_900), price('f2', 'p1', 20_000)],
};

/** The pages of an owner over a server with these coupons, and what it was sent. */
const BROUGHT = { count: 3, sales: grosze(25_650), back: grosze(0), givenAway: grosze(2_850) };

function drawn(
  path: string,
  {
    all = [coupon('LATO')],
    answers = [] as Response[],
    operations = ['listCoupons', 'changeCoupon', 'makeCoupon'],
  } = {},
) {
  const [first = coupon('LATO')] = all;
  const sent: [string, unknown][] = [];
  const client = createDeskClient(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/prices')) return reply<'listPrices'>(PRICES);
    if (request.method === 'GET')
      return pathname.endsWith('/coupons')
        ? reply<'listCoupons'>({ coupons: all, batches: [] })
        : reply<'getCoupon'>({ coupon: first, uses: [], next: 1007, brought: BROUGHT });
    const text = await request.text();
    sent.push([pathname.replace('/desk-api', ''), text === '' ? undefined : JSON.parse(text)]);
    return answers.shift() ?? reply<'changeCoupon'>(first);
  });
  const user = renderDesk(
    client,
    operations,
    path,
    <>
      <BackButton />
      <Routes>
        <Route path="/kupony" element={<CouponsPage />} />
        <Route path="/kupony/nowy" element={<NewCouponPage />} />
        <Route path="/kupony/kod/:code" element={<CouponPage />} />
      </Routes>
    </>,
  );
  return { sent, user };
}

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const trial = async () => within(await screen.findByRole('region', { name: 'Sprawdź na ofercie' }));

test('what is typed is tried at once on an offer and at both ends of the price list [DK-10] [DK-13]', async () => {
  const { user } = drawn('/kupony/kod/LATO');
  expect((await trial()).getAllByText('73,94 zł')).toHaveLength(2);
  await user.clear(await field('Zniżka'));
  expect((await trial()).getByText('Wpisz zniżkę, a policzymy cenę.')).toBeDefined();
  await user.type(await field('Zniżka'), '30');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rodzaj zniżki' }), 'złote');
  const tried = await trial();
  expect(tried.getAllByText('56,99 zł')).toHaveLength(1);
  expect(tried.getByText(/^Nic nie zostaje do zapłaty/)).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: 'Wróżba' }));
  expect((await trial()).queryByText(/^Nic nie zostaje do zapłaty/)).toBeNull();
  await user.selectOptions(tried.getByRole('combobox', { name: 'Wróżka' }), 'Róża');
  expect((await trial()).getByText('Na tę usługę ten kod nie działa.')).toBeDefined();
  expect(await axeFindings()).toEqual([]);
});

test('changes are saved with the versions that were seen; what the server refuses is said at its field [DK-13]', async () => {
  const refused = refusal<'changeCoupon'>(422, {
    code: 222,
    errors: [{ path: '/changes/0/text', message: 'Kodu użyto już 2 razy' }],
  });
  const { sent, user } = drawn('/kupony/kod/LATO', { answers: [refused] });
  await user.type(await field('Najwyżej użyć'), '1');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Kodu użyto już 2 razy')).toBeDefined();
  expect(sent).toEqual([['/coupons/LATO', { changes: [{ field: 'maxUses', text: '1', seen: 1 }] }]]);
  await user.type(await field(/^Najwyżej użyć/), 'x');
  expect(await screen.findByText('Wpisz liczbę od 1 albo zostaw puste')).toBeDefined();
});

test('a message about the end goes with what caused it: another beginning, another audience [DK-13]', async () => {
  const { user } = drawn('/kupony/kod/LATO');
  const change = async (name: 'Ważny od' | 'do', value: string) =>
    fireEvent.change(await screen.findByLabelText(name), { target: { value } });
  await change('Ważny od', '2099-12-20');
  await change('do', '2099-12-10');
  expect(await screen.findByText('Koniec nie może być przed początkiem')).toBeDefined();
  await change('Ważny od', '2099-12-01');
  expect(screen.queryByText('Koniec nie może być przed początkiem')).toBeNull();
  await user.keyboard('{Control>}s{/Control}');
  expect(screen.queryByText('Koniec nie może być przed początkiem')).toBeNull();
});

test('that a code for all needs an end is said no more once it is for a single person [LW-14] [DK-13]', async () => {
  const fields = { ...coupon('LATO').fields, validUntil: '2099-12-31', audience: 'public' };
  const { user } = drawn('/kupony/kod/LATO', { all: [coupon('LATO', { fields })] });
  const end = await screen.findByLabelText('do');
  fireEvent.change(end, { target: { value: '' } });
  expect(end).toHaveAccessibleDescription(/^Kod dla wszystkich potrzebuje ostatniego dnia/);
  await user.click(screen.getByRole('radio', { checked: false }));
  expect(end).not.toHaveAccessibleDescription(/^Kod dla wszystkich/);
});

test('a coupon for no service is none: that is told, and all of them are not meant by it [DK-13]', async () => {
  const { sent, user } = drawn('/kupony/kod/LATO');
  await screen.findByRole('checkbox', { name: 'Tarot' });
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(
    screen.getAllByRole('checkbox').length,
  );
  expect(screen.getByText('Wybierz przynajmniej jedną usługę')).toBeVisible();
  await user.keyboard('{Control>}s{/Control}');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'Tarot' }));
  expect(screen.queryByText('Wybierz przynajmniej jedną usługę')).toBeNull();
});

test('older uses are those of the address, also of the next one [DK-13]', async () => {
  const asked: string[] = [];
  const use = (orderId: number) => ({
    orderId,
    productName: 'Trzy karty',
    fairyName: 'Jagna',
    fullPrice: grosze(5_000),
    totalPrice: grosze(4_000),
    state: 'paid' as const,
    createdAt: '2026-11-23T10:00:00Z',
  });
  const client = createDeskClient(async ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname.endsWith('/prices')) return reply<'listPrices'>(PRICES);
    const after = searchParams.get('after');
    asked.push(after ?? '');
    const uses = [use(Number(after ?? 2_000) - 1)];
    return reply<'getCoupon'>({
      coupon: coupon('LATO'),
      uses,
      next: Number(after ?? 2_000) - 100,
      brought: BROUGHT,
    });
  });
  const user = renderDesk(
    client,
    ['changeCoupon'],
    '/kupony/kod/LATO',
    <>
      <Link to="/kupony/kod/LATO?przed=1900">1900</Link>
      <Link to="/kupony/kod/LATO?przed=1800">1800</Link>
      <Routes>
        <Route path="/kupony/kod/:code" element={<CouponPage />} />
      </Routes>
    </>,
  );
  const older = () => screen.getByRole('link', { name: /starsze/i }).getAttribute('href');
  for (const [shown, further] of [
    ['1999', '1900'],
    ['1899', '1800'],
    ['1799', undefined],
  ] as const) {
    expect(await screen.findByRole('link', { name: new RegExp(shown) })).toBeVisible();
    if (further === undefined) continue;
    expect(older()).toBe(`/kupony/kod/LATO?przed=${further}`);
    await user.click(screen.getByRole('link', { name: further }));
  }
  expect(asked).toEqual(['', '1900', '1800']);
});

test('an announced reduction that works can only be ended [LW-14] [DK-13]', async () => {
  const standing = { hasBegun: true, hasEnded: false, isPublic: true, uses: 3 };
  const { sent, user } = drawn('/kupony/kod/LATO', { all: [coupon('LATO', { standing, state: 'running' })] });
  expect(await field('Zniżka')).toHaveAttribute('readonly');
  expect(screen.getByRole('checkbox', { name: 'Tarot' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Zatrzymaj od razu' }));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Zatrzymaj kod' }));
  expect(await screen.findByText(/^Kod jest zatrzymany/)).toBeDefined();
  expect(sent).toEqual([['/coupons/LATO/stop', undefined]]);
});

test.each([
  ['has not begun', false, true, []],
  ['has begun for one person', true, false, ['Ważny od', 'Dla kogo']],
  ['has begun for all', true, true, ['Zniżka', 'Ważny od', 'Na co działa', 'Dla kogo']],
])(
  'of a coupon that %s stays as it is what was promised [LW-14] [DK-13]',
  async (_, hasBegun, isPublic, kept) => {
    const standing = { hasBegun, isPublic, hasEnded: false, uses: 0 };
    drawn('/kupony/kod/LATO', { all: [coupon('LATO', { standing })] });
    await field('Zniżka');
    const fields = document.querySelectorAll<HTMLInputElement>(
      'main input:read-only:not([type=radio], [type=checkbox])',
    );
    const groups = document.querySelectorAll('fieldset:disabled legend');
    const names = [...fields].map(({ labels }) => labels?.[0]?.textContent?.trim());
    expect([...names, ...[...groups].map(({ textContent }) => textContent)]).toEqual(kept);
  },
);

test('a new coupon is sent whole, one without a code is asked for it, and then shown on its own page [DK-13]', async () => {
  const errors = [{ path: '/code', message: 'Kod: od 3 do 40 liter' }];
  const refused = refusal<'makeCoupon'>(422, { code: 222, errors });
  const { sent, user } = drawn('/kupony/nowy', { answers: [refused] });
  await user.clear(await field('Zniżka'));
  await user.type(await field('Zniżka'), '12');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Kod: od 3 do 40 liter')).toBeDefined();
  await expect.poll(() => document.activeElement?.id).toBe('kupon-code');
  await user.keyboard('lato');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByRole('heading', { level: 1, name: 'LATO' })).toBeDefined();
  expect(sent.at(-1)).toMatchObject(['/coupons', { code: 'lato', fields: { discount: '12%', maxUses: '' } }]);
  await user.click(screen.getByRole('button', { name: 'Wstecz' }));
  expect(screen.getByRole('heading', { level: 1 }), 'in place of the form').toHaveTextContent('LATO');
});

test('another code after a lost response makes no second coupon: the form says that the first is stored, and where [DK-13]', async () => {
  const lost = refusal<'makeCoupon'>(500, { code: 500 });
  const stored = refusal<'makeCoupon'>(409, { code: 225, current: coupon('LATO') });
  const { sent, user } = drawn('/kupony/nowy', { answers: [lost, stored, lost.clone()] });
  await user.type(await field(/^Kod/), 'lato');
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText(/^Nie udało się zapisać/);
  await user.clear(await field(/^Kod/));
  await user.type(await field(/^Kod/), 'zima');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(/^To zapisało się już za pierwszym razem/)).toBeDefined();
  expect(screen.getByRole('link', { name: /^Otwórz to, co zapisane/ })).toHaveAttribute(
    'href',
    '/kupony/kod/LATO',
  );
  expect(await field(/^Kod/)).toHaveValue('zima');
  const ids = sent.map(([, body]) => (body as { id: string }).id);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  // What is said of one press is not said of the next.
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText(/^Nie udało się zapisać/);
  expect(screen.queryByRole('link', { name: /^Otwórz to, co zapisane/ })).toBeNull();
});

test('the list is filtered by state in the address [DK-13]', async () => {
  const all = [coupon('LATO'), coupon('ZIMA', { state: 'stopped' })];
  drawn('/kupony?stan=skonczone', { all });
  expect(await screen.findByRole('link', { name: 'ZIMA' })).toHaveAttribute('href', '/kupony/kod/ZIMA');
  expect(screen.queryByRole('link', { name: 'LATO' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Wszystkie 2' })).toBeDefined();
});

test('a coupon that is over is not said to work; of a stopped one nothing is said to be changeable [DK-13]', async () => {
  const standing = { hasBegun: true, hasEnded: true, isPublic: false, uses: 4 };
  const over = (changes: Partial<Coupon>) => ({ all: [coupon('LATO', { standing, ...changes })] });
  drawn('/kupony/kod/LATO', over({ state: 'expired' }));
  expect(await screen.findByText(/^Ten kod już działał:/)).toBeVisible();
  expect(screen.queryByText(/już działa[,:]/)).toBeNull();
  cleanup();
  drawn('/kupony/kod/LATO', over({ state: 'stopped', stoppedAt: '2026-01-01T00:00:00Z' }));
  for (const one of await screen.findAllByRole('textbox')) expect(one).toHaveAttribute('readonly');
  for (const one of screen.getAllByRole('checkbox')) expect(one).toBeDisabled();
  expect(screen.queryByText(/^Ten kod już działa/)).toBeNull();
});

test('a count in the list has the name of its column beside it: a phone shows no head of the table [DK-13]', async () => {
  drawn('/kupony');
  const row = within(await screen.findByRole('row', { name: /^LATO/ }));
  expect(row.getByText('0, bez limitu').parentElement).toHaveTextContent(/^Użyty/);
});

test('a discount in złote stays one while its number is typed, and a percentage does [DK-13]', async () => {
  const { user } = drawn('/kupony/kod/LATO');
  const kind = () => screen.getByRole('combobox', { name: 'Rodzaj zniżki' });
  await user.type(await field('Zniżka'), '{Backspace}0');
  expect(kind()).toHaveValue('percent');
  await user.selectOptions(kind(), 'złote');
  await user.type(await field('Zniżka'), '{Backspace}5');
  expect(kind()).toHaveValue('amount');
  expect(await field('Zniżka')).toHaveValue('15');
});
