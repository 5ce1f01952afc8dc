import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeMessage } from '#flows/contact/contact-draft.ts';
import OrderPage from '#flows/purchase/order-page.tsx';
import type { PageData } from '#page/page-data.ts';
import { routeOf } from '#app/routing/routes.ts';
import { storeBirthDetails } from '#browser/birth-details.ts';
import { storeDraft } from '#browser/order-draft.ts';
import { storeCustomer, storedCustomer } from '#browser/remembered-customer.ts';
import { unfinishedOrder } from '#browser/unfinished-order.ts';
import { choiceNotices } from '#copy/purchase/choice-notices.ts';
import { API_PRODUCT_TYPE } from '#domain/product-type.ts';
import { sampleShop } from './sample-purchase.ts';
import { eventually, type Network, onStage, pageData } from '#tests/page/stage.tsx';

const { catalogue, product, jagna, sybilla } = sampleShop();
const data: PageData = { ...pageData, catalogue: { status: 'ready', data: catalogue } };

/** The shop's network; a list that is not named gets no response. */
const network =
  (lists: { fairies?: unknown; products?: unknown; order?: object } = {}): Network =>
  (call) => {
    if (call.startsWith('GET /fairy')) return lists.fairies ? Response.json(lists.fairies) : undefined;
    if (call === `GET /product?productType=${API_PRODUCT_TYPE.TAROT}` && lists.products) {
      return Response.json(lists.products);
    }
    if (call.startsWith('GET /product')) return lists.products ? Response.json([]) : undefined;
    if (call === 'POST /order') return lists.order && Response.json(lists.order);
    return undefined;
  };

const open = (address: string, lists?: Parameters<typeof network>[0], page: PageData = data) =>
  onStage(<OrderPage route={routeOf('/tarot', 'own')} data={page} />, { address, network: network(lists) });

const address = () => Object.fromEntries(new URLSearchParams(window.location.search));
const pick = (name: string) => screen.getByRole('button', { name: new RegExp(`^Wybieram: ${name}`) });
/** Cards are open a frame after the variant's choice. */
const canPick = (name: string) =>
  eventually(() => expect(pick(name)).not.toHaveAttribute('aria-disabled', 'true'));
const firstName = () => screen.queryByRole('textbox', { name: 'Imię' });
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const atForm = `/tarot?wariant=${product.id}&wrozka=${jagna}`;

// Code that an idle page has fetched by now.
beforeAll(async () => {
  await Promise.all([
    import('#api/shop-api.ts'),
    import('#api/catalogue.ts'),
    import('#api/order.ts'),
    import('#flows/purchase/purchase-effects.ts'),
    import('#flows/purchase/purchase-analytics.ts'),
    import('#flows/purchase/order-details.tsx'),
    import('#flows/purchase/arrive-at-step.ts'),
  ]);
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.dataLayer = [];
});
afterEach(() => vi.unstubAllGlobals());

// First: the lists that pages of other tests asked for may come late.
it('the list is asked for anew at the first choice, once, and not while the page is read [OF-9]', async () => {
  const asked: string[] = [];
  await onStage(<OrderPage route={routeOf('/tarot', 'own')} data={data} />, {
    address: '/tarot',
    network(call) {
      asked.push(call);
      return undefined;
    },
  });
  const lists = () => asked.filter((call) => call === 'GET /fairy').length;
  expect(lists()).toBe(0);
  fireEvent.click(screen.getByRole('radio', { name: /^Jedna karta/ }));
  await eventually(() => expect(lists()).toBe(1));
  await canPick('Jagna');
  fireEvent.click(pick('Jagna'));
  await eventually(() => expect(firstName()).toBeVisible());
  expect(lists()).toBe(1);
});

it('a specialist pressed before a variant is kept, and the page leads to what she sells; a variant of hers opens the form [RD-3] [R7] [R45]', async () => {
  await open('/tarot');
  // Who does not know what to choose is helped; who has chosen a person is not asked again.
  const guide = { name: 'Pomóż mi wybrać' };
  expect(screen.getByRole('link', guide)).toHaveAttribute('href', '/pomoz-mi-wybrac');
  fireEvent.click(pick('Jagna'));
  await eventually(() => expect(address()).toEqual({ wrozka: jagna }));
  const named = { name: /Wybrano Jagnę: wybierz rozkład, który prowadzi/ };
  await eventually(() => expect(screen.getByRole('heading', named)).toHaveFocus());
  expect(screen.queryByRole('link', guide)).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /^Jedna karta .*89,00/ }));
  await eventually(() => expect(address()).toEqual({ wariant: product.id, wrozka: jagna }));
  await eventually(() => expect(firstName()).toBeVisible());
});

it('a specialist given up before a variant leads to the others [RD-3]', async () => {
  await open(`/tarot?wrozka=${jagna}`);
  const change = await screen.findByRole('button', { name: 'Zmień wróżkę' });
  fireEvent.click(change);
  await eventually(() => expect(screen.getByRole('heading', { name: /Wybierz wróżkę/ })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Zmień wróżkę' })).toBeNull();
  expect(address()).toEqual({});
});

describe('a page that is opened at a choice arrives at its open step [RD-3] [U4] [U31]', () => {
  it.each([
    ['form', atForm, /Podaj swoje dane/],
    ['specialists', `/tarot?wariant=${product.id}`, /Wybierz wróżkę/],
    ['variants of one specialist', `/tarot?wrozka=${jagna}`, /Wybrano Jagnę/],
  ])('the %s', async (_, at, name) => {
    await open(at);
    await eventually(() => expect(screen.getByRole('heading', { name })).toHaveFocus());
  });

  it('and not over what the visitor has begun, nor where it names an anchor or nothing', async () => {
    await open('/tarot');
    expect(document.body).toHaveFocus();
    cleanup();
    await open(atForm);
    const radio = screen.getByRole('radio', { name: /^Jedna karta/ });
    radio.focus();
    await eventually(() => expect(firstName()).toBeVisible());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(radio).toHaveFocus();
    cleanup();
    await open(atForm);
    window.dispatchEvent(new Event('wheel'));
    await eventually(() => expect(firstName()).toBeVisible());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.body).toHaveFocus();
    cleanup();
    await open(`${atForm}#platnosc`);
    await eventually(() => expect(firstName()).toBeVisible());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.body).toHaveFocus();
    cleanup();
    // A retry whose specialist is gone has no payment to arrive at: the open step is there.
    await open(`/tarot?wariant=${product.id}&wrozka=nobody#platnosc`);
    await eventually(() => expect(screen.getByRole('heading', { name: /Wybierz wróżkę/ })).toHaveFocus());
  });
});

describe('the address [OP-10]', () => {
  it('follows every choice, and keeps what else stands in it', async () => {
    await open('/tarot?lang=pl');
    fireEvent.click(screen.getByRole('radio', { name: /^Jedna karta/ }));
    await eventually(() => expect(address()).toEqual({ lang: 'pl', wariant: product.id }));
    await canPick('Jagna');
    fireEvent.click(pick('Jagna'));
    await eventually(() => expect(address()).toEqual({ lang: 'pl', wariant: product.id, wrozka: jagna }));
  });

  it('opens the step that it names, and the one it names later', async () => {
    await open(atForm);
    await eventually(() => expect(firstName()).toBeVisible());
    act(() => {
      window.history.pushState(null, '', `/tarot?wariant=${product.id}`);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await eventually(() => expect(firstName()).toBeNull());
  });

  it('goes back with a step that is taken back before its entry is shown', async () => {
    await open(`/tarot?wariant=${product.id}`);
    await canPick('Jagna');
    const before = window.location.search;
    const push = window.history.pushState.bind(window.history);
    const stepBack = () => {
      expect(address()).toEqual({ wariant: product.id, wrozka: jagna });
      push(null, '', before);
      window.dispatchEvent(new PopStateEvent('popstate'));
    };
    // In the task that writes the address, so that nothing is rendered in between.
    const written = new Promise<void>((resolve) => {
      vi.spyOn(window.history, 'pushState').mockImplementationOnce((...entry) => {
        push(...entry);
        queueMicrotask(() => resolve(act(stepBack)));
      });
    });
    act(() => pick('Jagna').click());
    await written;
    await eventually(() => expect(pick('Jagna')).toBeVisible());
    expect(firstName()).toBeNull();
  });

  it('takes a choice back whose own address is not written yet', async () => {
    await open(`/tarot?wariant=${product.id}`);
    await canPick('Jagna');
    act(() => {
      pick('Jagna').click();
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await eventually(() => expect(firstName()).toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(address()).toEqual({ wariant: product.id });
    expect(firstName()).toBeNull();
  });

  it('rendered when the browser is elsewhere already does not take a newer choice back', async () => {
    await open(`/tarot?wariant=${product.id}`);
    act(() => {
      window.history.pushState(null, '', atForm);
      window.dispatchEvent(new PopStateEvent('popstate'));
      window.history.replaceState(null, '', `/tarot?wariant=${product.id}`);
    });
    expect(firstName()).toBeNull();
    expect(pick('Jagna')).toBeVisible();
  });

  it('rendered after a press on the page before it does not take that press back', async () => {
    await open(`/tarot?wariant=${product.id}`);
    await canPick('Jagna');
    act(() => {
      window.history.pushState(null, '', `/tarot?wariant=${product.id}&wrozka=nobody`);
      window.dispatchEvent(new PopStateEvent('popstate'));
      pick('Jagna').click();
    });
    await eventually(() => expect(address()).toEqual({ wariant: product.id, wrozka: jagna }));
    await eventually(() => expect(firstName()).toBeVisible());
  });

  it('that names nobody we know is ignored with a message', async () => {
    const { toast } = await open(`/tarot?wariant=${product.id}&wrozka=nobody`);
    await eventually(() =>
      expect(toast).toHaveBeenCalledWith(
        'info',
        expect.objectContaining({ title: choiceNotices.withdrawn.specialist(), isInPage: true }),
      ),
    );
    await eventually(() => expect(text()).toContain(choiceNotices.withdrawn.specialist()));
    expect(firstName()).toBeNull();
    act(() => {
      window.history.pushState(null, '', '/tarot');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await eventually(() => expect(text()).not.toContain(choiceNotices.withdrawn.specialist()));
  });
});

it('the form opens with what the device remembers [OF-4]', async () => {
  storeCustomer({ firstName: 'Hanna' });
  await open(atForm);
  await eventually(() => expect(firstName()).toHaveValue('Hanna'));
});

it('what was typed is remembered, or forgotten, by the press that leaves the page, too [OF-4] [U33]', async () => {
  await open(atForm);
  await eventually(() => expect(firstName()).toBeVisible());
  const field = screen.getByRole('textbox', { name: 'Imię' });
  fireEvent.change(field, { target: { value: 'Hanna' } });
  fireEvent.blur(field);
  cleanup();
  expect(storedCustomer()).toMatchObject({ firstName: 'Hanna' });

  await open(atForm);
  await eventually(() => expect(firstName()).toHaveValue('Hanna'));
  fireEvent.click(screen.getByRole('button', { name: 'Wyczyść zapamiętane dane' }));
  cleanup();
  expect(storedCustomer()).toEqual({});
});

const topicField = () => screen.queryByRole('textbox', { name: /^O czym ma być/ });

it('what was written for an order is there again after a reload, from this tab alone, until it is forgotten [RD-2] [U33]', async () => {
  await open(atForm);
  await eventually(() => expect(topicField()).toBeVisible());
  fireEvent.change(topicField() ?? document.body, { target: { value: 'Praca' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Kod kuponu' }), { target: { value: 'PAPROC15' } });
  cleanup();
  expect(localStorage.getItem('customer')).toBeNull();

  await open(atForm);
  await eventually(() => expect(topicField()).toHaveValue('Praca'));
  expect(screen.getByRole('button', { name: 'Zastosuj PAPROC15' })).toBeEnabled();
  // What was typed on other pages goes as well.
  storeMessage({ firstName: 'Hanna', message: 'Dzień dobry' });
  storeBirthDetails({ values: { name: 'Hanna', birthDate: '1988-03-15' }, timeUnknown: true });
  fireEvent.click(screen.getByRole('button', { name: 'Wyczyść zapamiętane dane' }));
  cleanup();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('an order is begun with the first field that is filled in, and not with a choice; it is offered where it goes on [RD-2]', async () => {
  await open(atForm);
  await eventually(() => expect(firstName()).toBeVisible());
  expect(unfinishedOrder()).toBeUndefined();
  const field = screen.getByRole('textbox', { name: 'Imię' });
  fireEvent.change(field, { target: { value: 'Hanna' } });
  fireEvent.blur(field);
  await eventually(() =>
    expect(unfinishedOrder()).toMatchObject({ address: atForm, product: 'Jedna karta', fairy: 'Jagna' }),
  );
  expect(JSON.stringify(unfinishedOrder())).not.toContain('Hanna');
  fireEvent.click(pick('Sybilla'));
  await eventually(() => expect(unfinishedOrder()).toMatchObject({ fairy: 'Sybilla', isPlaced: false }));
  fireEvent.click(screen.getByRole('button', { name: 'Wyczyść zapamiętane dane' }));
  expect(unfinishedOrder()).toBeUndefined();
});

it('a coupon that counted counts again after a reload, when the shop still takes it [RD-2]', async () => {
  const [offer] = catalogue.fairies[0]?.products ?? [];
  storeDraft('/tarot', {
    values: {},
    setAside: [],
    coupon: { code: 'PAPROC15', fairyProductId: offer?.id },
  });
  const asked: unknown[] = [];
  await onStage(<OrderPage route={routeOf('/tarot', 'own')} data={data} />, {
    address: atForm,
    network(call, request) {
      if (call !== 'POST /coupon/apply') return undefined;
      void request.json().then((body) => asked.push(body));
      return Response.json({ discountedPrice: 75.65 });
    },
  });
  await eventually(() => expect(text()).toContain('Nowa cena: 75,65 zł'));
  expect(asked).toMatchObject([{ code: 'PAPROC15', fairyProductId: offer?.id }]);
});

it('while a specialist is chosen, the page’s head is hers [SH-12]', async () => {
  const seo = catalogue.fairies.map((fairy) => ({ ...fairy, seoTitle: `Wróżka ${fairy.name}` }));
  document.title = 'Tarot';
  const own = { ...data, catalogue: { status: 'ready' as const, data: { ...catalogue, fairies: seo } } };
  await open(atForm, undefined, own);
  await eventually(() => expect(document.title).toBe('Wróżka Jagna – Kwiat Paproci'));
});

describe('a fresh catalogue', () => {
  const wire = (price: number) => ({
    products: [{ ...product, productType: 'Tarot' }],
    fairies: catalogue.fairies.map((fairy) => ({
      ...fairy,
      products: fairy.products.map((offer) => ({ ...offer, productType: 'Tarot', price })),
    })),
  });

  it('without the chosen specialist names her, mends the address and leads to the others [RD-3]', async () => {
    const all = wire(89);
    const { toast } = await open(atForm, { ...all, fairies: all.fairies.filter(({ id }) => id !== jagna) });
    const title = 'Jagna nie przyjmuje teraz zamówień. Wybierz inną wróżkę.';
    await eventually(() =>
      expect(toast).toHaveBeenCalledWith('info', expect.objectContaining({ title, text: '' })),
    );
    await eventually(() => expect(address()).toEqual({ wariant: product.id }));
    // A phone's screen may have no place for a toast.
    expect(screen.getByText(title)).toBeVisible();
    await eventually(() => expect(screen.getByRole('heading', { name: /Wybierz wróżkę/ })).toHaveFocus());
    expect(firstName()).toBeNull();
  });

  it('shows its new price [OP-5]', async () => {
    await open(atForm, wire(111));
    await eventually(() => expect(text()).toContain('Do zapłaty 111,00 zł'));
  });

  it('that does not come leaves the old one standing [U7]', async () => {
    await open(atForm, { products: 'nonsense', fairies: 'nonsense' });
    await eventually(() => expect(firstName()).toBeVisible());
    expect(screen.queryByRole('button', { name: 'Wczytaj ponownie' })).toBeNull();
  });

  it('after a page that came without one, is asked for by "Wczytaj ponownie" [U7]', async () => {
    const { calls } = await open('/tarot', wire(89), { ...data, catalogue: { status: 'failed' } });
    expect(calls).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Wczytaj ponownie' }));
    await eventually(() => expect(screen.getByRole('radio', { name: /^Jedna karta/ })).toBeVisible());
  });
});

describe('the order', () => {
  const remember = () =>
    storeCustomer({
      firstName: 'Hanna',
      email: 'hanna@przyklad.pl',
      confirmEmail: 'hanna@przyklad.pl',
      birthDay: '5',
      birthMonth: '3',
      birthYear: '1988',
    });
  const pay = async () => {
    await eventually(() => expect(firstName()).toHaveValue('Hanna'));
    // The form comes in pieces, what pays among the last.
    await eventually(() => fireEvent.click(screen.getByRole('checkbox', { name: /^Akceptuję regulamin/ })));
    fireEvent.click(screen.getByRole('button', { name: /^Płatność online/ }));
  };

  it('at another price waits; a page that comes back from the browser’s cache is open again [OF-9] [U2]', async () => {
    remember();
    const { calls } = await open(atForm, {
      order: { paymentLink: 'http://localhost:3000/pay', totalPrice: 95 },
    });
    await pay();
    await eventually(() => expect(text()).toContain('Cena się zmieniła. Do zapłaty 95,00 zł.'));
    await eventually(() =>
      expect(window.dataLayer).toContainEqual(expect.objectContaining({ event: 'PlaceAnOrder', value: 95 })),
    );
    // Leaving is the browser's; jsdom only says that it can't.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    fireEvent.click(screen.getByRole('button', { name: 'Przejdź do płatności' }));
    await eventually(() => expect(text()).toContain('Za chwilę przejdziesz na stronę płatności.'));
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await eventually(() => expect(screen.getByRole('button', { name: /^Płatność online/ })).toBeEnabled());
    expect(calls.filter((call) => call === 'POST /order')).toHaveLength(1);
    vi.restoreAllMocks();
  });

  it('carries its Idempotency-Key; what is sent is what was chosen [OF-6]', async () => {
    remember();
    const sent: Request[] = [];
    await onStage(<OrderPage route={routeOf('/tarot', 'own')} data={data} />, {
      address: `/tarot?wariant=${product.id}&wrozka=${sybilla}`,
      network: (call, request) => {
        if (call === 'POST /order') sent.push(request.clone());
        return undefined;
      },
    });
    await pay();
    await eventually(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/^.{8,}-1$/);
    const [offer] = catalogue.fairies[1]?.products ?? [];
    expect(await sent[0]?.json()).toMatchObject({ fairyProductId: offer?.id, paymentProvider: 'PAYU' });
    expect(within(document.body).getByRole('button', { name: 'Ładowanie...' })).toBeVisible();
  });
});
