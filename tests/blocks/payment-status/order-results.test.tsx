import { render, screen, within } from '@testing-library/react';
import { resultCopy } from '#copy/purchase/result.ts';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { OrderConfirmed } from '#blocks/payment-status/order-confirmed.tsx';
import { OrderFailed } from '#blocks/payment-status/order-failed.tsx';
import { OrderInProgress } from '#blocks/payment-status/order-in-progress.tsx';
import { OrderUnknown } from '#blocks/payment-status/order-unknown.tsx';
import { OrderUnreachable } from '#blocks/payment-status/order-unreachable.tsx';
import { WITHDRAW_LABEL } from '#copy/law/withdraw-label.ts';
import { answerHour, usualAnswer } from '#copy/purchase/order-next.ts';
import { grosze } from '#domain/grosze.ts';

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const mail = () => screen.getByRole('link', { name: 'Napisz do nas' });
const EMAIL = 'pomoc@przyklad.pl';
const PAID = new Date('2026-11-26T17:40:00Z');
const NOW = new Date('2026-11-26T17:41:00Z');

describe('OrderConfirmed', () => {
  it('thanks, promises the answer within 12 hours, and sums up [OR-1] [R60]', () => {
    render(
      <OrderConfirmed
        orderId={10482}
        email="hanna@przyklad.pl"
        productName="Trzy karty"
        specialistName="Jagna"
        totalPrice={grosze(75_65)}
      />,
    );
    expect(title()).toBe('Zamówienie potwierdzone');
    expect(screen.getByText(/^Dziękujemy\. Odpowiedź przyjdzie w.ciągu 12.godzin\.$/)).toBeVisible();
    expect(screen.getByText('hanna@przyklad.pl')).toBeVisible();
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Usługa',
      'Wróżka',
      'Zapłacono',
      'Numer zamówienia',
    ]);
    expect(screen.getAllByRole('definition').map((one) => one.textContent?.replace('\u00a0', ' '))).toEqual([
      'Trzy karty',
      'Jagna',
      '75,65 zł',
      '10482',
    ]);
  });

  it('shows who answers, until when, what comes next, and the way to mend the address on the device that ordered [RD-7] [R61] [R62] [R63] [R64]', () => {
    const { rerender } = render(
      <OrderConfirmed
        orderId={7}
        email="hanna@przyklad.pl"
        specialistName="Jagna"
        imageSrc="/sample/jagna.svg"
        usual={usualAnswer('Jagna', 'ok. 3 godz.', PAID, NOW)}
        service="tarot"
        promise={{ hour: answerHour(PAID, NOW), calendarHref: '/termin-odpowiedzi.ics?zamowienie=7' }}
        isOwnDevice
      />,
    );
    expect(screen.getByRole('img', { name: 'Jagna' })).toHaveAttribute('src', '/sample/jagna.svg');
    expect(screen.getByText(/12.godzin, najpóźniej$/)).toBeVisible();
    expect(screen.getByText(/^jutro, w\spiątek, o\s6:40$/)).toBeVisible();
    expect(
      screen.getByText(/^Jagna odpisuje zwykle po\sok\.\s3\sgodz\., czyli dziś około\s21:40\.$/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Dodaj do kalendarza' })).toHaveAttribute(
      'href',
      '/termin-odpowiedzi.ics?zamowienie=7',
    );
    const steps = within(screen.getByRole('region', { name: 'Co dalej' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Zapłacone dziś, 18:40',
      'Jagna ma twoje zamówienie teraz',
      'Rozkłada karty i pisze list karta po karcie',
      'Odpowiedź u ciebie najpóźniej jutro, 6:40',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    // What has come is a moon, what is to come a dotted circle alone.
    expect(steps.map((step) => step.querySelectorAll('svg > path').length)).toEqual([1, 1, 0, 0]);
    // The one of now is half full, those before it less: their dark edge is bent.
    expect(steps.slice(0, 2).map((step) => /A0\.0 14/.test(step.innerHTML))).toEqual([false, true]);
    expect(screen.getByRole('link', { name: 'Popraw adres' })).toHaveAttribute(
      'href',
      '/popraw-adres?zamowienie=7',
    );
    rerender(<OrderConfirmed orderId={7} email="h…@przyklad.pl" specialistName="Jagna" />);
    expect(screen.queryByRole('link', { name: 'Popraw adres' })).toBeNull();
    rerender(
      <OrderConfirmed
        orderId={7}
        isOwnDevice
        answered={{ at: undefined, againHref: '/ponownie?zamowienie=7' }}
      />,
    );
    expect(screen.getByRole('link', { name: 'Zapytaj jeszcze raz albo zamów ponownie' })).toHaveAttribute(
      'href',
      '/ponownie?zamowienie=7',
    );
    rerender(<OrderConfirmed orderId={7} answered={{ at: undefined, againHref: undefined }} />);
    expect(screen.queryByRole('link', { name: /jeszcze raz/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Popraw adres' })).toBeNull();
  });

  it.each([
    ['tarot', 'Jagna zajmie się twoimi kartami.', 'Rozkłada karty i pisze list karta po karcie'],
    ['horoscope', 'Jagna zajmie się twoim niebem.', 'Czyta niebo i pisze list '],
    ['birthHoroscope', 'Jagna zajmie się mapą twojego nieba.', 'Czyta niebo i pisze list '],
    ['prediction', 'Jagna zajmie się tym, o co pytasz.', 'Czyta pytania i pisze list '],
    ['ritual', 'Jagna zajmie się twoim rytuałem.', 'Prowadzi rytuał i opisuje każdy krok '],
    [undefined, 'Jagna ma już twoje zamówienie.', 'Pisze list '],
  ] as const)(
    'says what becomes of an order of %s, and of her work nothing that is not known yet [RD-7] [R62]',
    (service, words, step) => {
      render(<OrderConfirmed orderId={7} specialistName="Jagna" service={service} />);
      expect(screen.getByText((text) => text.replaceAll('\u00a0', ' ') === words)).toBeVisible();
      const steps = within(screen.getByRole('region', { name: 'Co dalej' })).getAllByRole('listitem');
      expect(steps.map((one) => one.textContent?.replaceAll('\u00a0', ' '))).toEqual([
        'Zapłacone ',
        'Jagna ma twoje zamówienie teraz',
        step,
        'Odpowiedź u ciebie ',
      ]);
    },
  );

  it('a gift does not end at the giver [R62]', () => {
    render(
      <OrderConfirmed
        orderId={7}
        specialistName="Jagna"
        gift={{ from: undefined, cardHref: '/karta-prezentowa' }}
      />,
    );
    expect(screen.getByText(/^Odpowiedź u.osoby, która ją dostanie$/)).toBeVisible();
  });

  it('the hour of a gift follows the words about the gift, not those about the agreement; its cards are not the giver’s [R61]', () => {
    const hour = answerHour(PAID, NOW);
    const { container } = render(
      <OrderConfirmed
        orderId={7}
        email="ola@przyklad.pl"
        specialistName="Jagna"
        service="tarot"
        promise={{ hour, calendarHref: undefined }}
        gift={{ from: undefined, cardHref: '/karta-prezentu' }}
      />,
    );
    const words = container.textContent?.replaceAll('\u00a0', ' ');
    expect(words).toContain(
      `a prezent wyślemy na ola@przyklad.pl w ciągu 12 godzin, najpóźniej${hour.until.replaceAll('\u00a0', ' ')}`,
    );
    expect(words).not.toContain('twoimi kartami');
    expect(words?.split('ola@przyklad.pl'), 'the address of the gift stands once').toHaveLength(2);
    expect(words).not.toContain(resultCopy.paid.to);
  });

  it.each([
    ['2026-11-26T17:40:00Z', '2026-11-26T17:41:00Z', 'jutro, w piątek, o 6:40'],
    ['2026-11-26T05:05:00Z', '2026-11-26T05:06:00Z', 'dziś, w czwartek, o 18:05'],
    // Paid before midnight, looked at after it.
    ['2026-11-26T20:00:00Z', '2026-11-27T00:30:00Z', 'dziś, w piątek, o 9:00'],
    // The night in which clocks go back has an hour more.
    ['2026-10-24T20:00:00Z', '2026-10-24T20:00:00Z', 'jutro, w niedzielę, o 9:00'],
    ['2026-11-26T05:05:00Z', '2026-12-09T05:06:00Z', 'w czwartek, o 18:05'],
  ])('paid at %s, seen at %s: %s [RD-7] [R61]', (paidAt, now, words) => {
    expect(answerHour(new Date(paidAt), new Date(now)).until.replaceAll('\u00a0', ' ')).toBe(words);
  });

  it.each([
    ['a time that has passed is no news', 'ok. 3 godz.', PAID, '2026-11-26T23:00:00Z', ' po ok. 3 godz.'],
    ['a time that is not known', 'ok. 40 min', undefined, '2026-11-26T17:41:00Z', ' po ok. 40 min.'],
    ['another API’s words', '2 godziny', undefined, '2026-11-26T17:41:00Z', ': 2 godziny.'],
    ['slower than the promise', 'ok. 15 godz.', PAID, '2026-11-26T17:41:00Z', undefined],
    ['no more than the promise', 'do 12 godzin', PAID, '2026-11-26T17:41:00Z', undefined],
  ])('how soon she usually answers: %s [R61]', (_, card, paidAt, now, words) => {
    expect(usualAnswer('Jagna', card, paidAt, new Date(now)).replaceAll('\u00a0', ' ')).toBe(
      words === undefined ? '' : `Jagna odpisuje zwykle${words}`,
    );
  });

  it('stands on another device too, where only the number is known [OR-1]', () => {
    render(<OrderConfirmed orderId={7} />);
    expect(screen.getByText(/na twój e-\u2060mail/)).toBeVisible();
    expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['7']);
  });

  it('tells of an address that the mail server refuses, and how to have it mended [LW-9]', () => {
    render(
      <OrderConfirmed
        orderId={7}
        email="h…@przyklda.pl"
        refusedMail={{ what: 'agreement', contactEmail: 'pomoc@sklep.pl' }}
      />,
    );
    expect(
      screen.getByText(/Poczta nie potwierdziła jednak, że przyjęła list z.umową na h…@przyklda\.pl/),
    ).toBeVisible();
    expect(mail()).toHaveAttribute('href', 'mailto:pomoc@sklep.pl');
    expect(screen.queryByText(/folderu Spam/)).toBeNull();
  });

  it.each(['agreement', 'answer'] as const)(
    'promises nothing of an order whose %s the mail server refuses: no hour, no steps, no other order [LW-9]',
    (what) => {
      render(
        <OrderConfirmed
          orderId={7}
          specialistName="Jagna"
          email="h…@przyklda.pl"
          service="tarot"
          usual="Jagna odpowiada zwykle w ok. 3 godz."
          moreHref="/tarot"
          promise={{ hour: answerHour(PAID, NOW), calendarHref: '/termin-odpowiedzi.ics?zamowienie=7' }}
          refusedMail={{ what, contactEmail: 'pomoc@sklep.pl' }}
        />,
      );
      expect(screen.queryByRole('heading', { name: 'Co dalej' })).toBeNull();
      expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
        'Napisz do nas',
        WITHDRAW_LABEL,
      ]);
      expect(screen.queryByText(/odpowiada zwykle|ma już twoje|^Wyślemy ją na/)).toBeNull();
    },
  );

  it('tells the giver that the answer does not reach its address, which she mends on her own device [LW-9]', () => {
    render(
      <OrderConfirmed
        orderId={7}
        email="m…@przyklda.pl"
        isOwnDevice
        gift={{ from: undefined, cardHref: '/karta' }}
        refusedMail={{ what: 'answer', contactEmail: 'pomoc@sklep.pl' }}
      />,
    );
    expect(screen.getByText(/^Odpowiedź jest gotowa.* na m…@przyklda\.pl/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Popraw adres' })).toHaveAttribute(
      'href',
      '/popraw-adres?zamowienie=7',
    );
    expect(screen.getByText(/Popraw go albo napisz do nas/)).toBeVisible();
  });

  it('tells another device, where nothing can be mended, to write [LW-9]', () => {
    const refusedMail = { what: 'answer', contactEmail: 'pomoc@sklep.pl' } as const;
    render(<OrderConfirmed orderId={7} email="m…@przyklda.pl" refusedMail={refusedMail} />);
    expect(screen.getByText(/^Odpowiedź jest gotowa.*pełna\. Napisz do nas/)).toBeVisible();
  });

  it.each([
    ['tarot', 'Zamów jeszcze jeden rozkład'],
    ['horoscope', 'Zamów jeszcze jeden horoskop'],
    ['birthHoroscope', 'Zamów jeszcze jeden horoskop'],
    ['prediction', 'Zadaj jeszcze jedno pytanie'],
    ['ritual', 'Zamów jeszcze jeden rytuał'],
  ] as const)('leads on to one more %s, before the withdrawal [RD-7]', (service, label) => {
    const { rerender } = render(<OrderConfirmed orderId={7} service={service} moreHref="/tarot" />);
    const links = () => screen.getAllByRole('link').map((link) => link.textContent);
    expect(links()).toEqual([label, 'Odstąp od umowy tutaj']);
    rerender(<OrderConfirmed orderId={7} />);
    expect(links()).toEqual(['Odstąp od umowy tutaj']);
  });

  it('leads to the withdrawal from this order (directive 2011/83 art. 11a) [LW-5]', () => {
    render(<OrderConfirmed orderId={7} />);
    expect(screen.getByRole('link', { name: 'Odstąp od umowy tutaj' })).toHaveAttribute(
      'href',
      '/odstapienie?zamowienie=7',
    );
  });
});

describe('OrderFailed', () => {
  it('names limits, transaction count and card, and offers e-mail [OR-2] [R60]', () => {
    render(<OrderFailed retryTo="/tarot?wariant=1" contactEmail={EMAIL} holds="choice" />);
    expect(title()).toBe('Zamówienie nieudane');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText(/dzienną liczbę transakcji/)).toBeVisible();
    expect(screen.getByText(/datę ważności, limity i.numer karty/)).toBeVisible();
    expect(mail()).toHaveAttribute('href', `mailto:${EMAIL}`);
  });

  it('leads back to the same choice, where it is known [OR-6]', () => {
    const { rerender } = render(
      <OrderFailed retryTo="/tarot?wariant=1" contactEmail={EMAIL} holds="choice" />,
    );
    expect(screen.getByRole('link', { name: 'Spróbuj ponownie' })).toHaveAttribute(
      'href',
      '/tarot?wariant=1',
    );
    const hint = /^Usługa i.wróżka są już wybrane/;
    expect(screen.getByText(hint)).toBeVisible();
    rerender(<OrderFailed contactEmail={EMAIL} holds="choice" />);
    expect(screen.queryByRole('link', { name: 'Spróbuj ponownie' })).toBeNull();
    expect(screen.queryByText(hint), 'no form holds anything').toBeNull();
  });
});

it('a failed order stands below its way back: what, by whom, the question, the price [RD-2] [R66]', () => {
  const waiting = { productName: 'Trzy karty', totalPrice: grosze(73_94) };
  const { rerender } = render(
    <OrderFailed
      retryTo="/tarot#platnosc"
      contactEmail={EMAIL}
      holds="all"
      waiting={{ ...waiting, specialistName: 'Jagna', imageSrc: '/sample/jagna.svg', words: 'Czy zostać?' }}
    />,
  );
  const order = screen.getByRole('region', { name: 'Zamówienie, które czeka' });
  expect(within(order).getByText('Trzy karty, Jagna')).toBeVisible();
  expect(within(order).getByText('„Czy zostać?”')).toBeVisible();
  expect(order).toHaveTextContent(/73,94\szł/);
  expect(screen.getByText(/Wrócisz prosto do płatności\./)).toBeVisible();
  // Another shop’s answer, or another device’s.
  rerender(<OrderFailed contactEmail={EMAIL} holds="choice" waiting={waiting} />);
  expect(within(order).getByText('Trzy karty')).toBeVisible();
  expect(order).not.toHaveTextContent('„');
  rerender(<OrderFailed contactEmail={EMAIL} holds="choice" />);
  expect(screen.queryByRole('region')).toBeNull();
});

describe('OrderFailed, where nobody declined', () => {
  it('left: says that nothing was taken, and keeps the bank’s tips folded [RD-8] [OR-2] [R66]', () => {
    render(<OrderFailed retryTo="/tarot" contactEmail={EMAIL} holds="choice" ending="left" />);
    expect(title()).toBe('Zamówienie nieudane');
    expect(screen.getByText('Przerwano płatność. Nic nie pobraliśmy.')).toBeVisible();
    expect(screen.queryByText(/Operator nie potwierdził/)).toBeNull();
    const tips = screen.getByText('Bank odmówił? Zobacz, co sprawdzić').closest('details');
    expect(tips).not.toHaveAttribute('open');
    expect(tips?.querySelectorAll('li')).toHaveLength(3);
    expect(screen.getByText(/datę ważności/)).not.toBeVisible();
  });

  it('replaced: names both reasons, the same order and its coupon in another, and no bank [RD-8]', () => {
    render(<OrderFailed retryTo="/tarot" contactEmail={EMAIL} holds="choice" ending="replaced" />);
    expect(screen.getByText('Zastąpiło je nowsze zamówienie. Nic nie pobraliśmy.')).toBeVisible();
    expect(screen.getByText(/to samo jeszcze raz albo inne z tym samym kuponem/)).toBeVisible();
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});

describe('OrderInProgress', () => {
  it('waits, with nothing to press [OR-3]', () => {
    render(<OrderInProgress late={false} />);
    expect(title()).toBe('Zamówienie w toku');
    expect(screen.getByRole('status')).toHaveTextContent(/Czekamy na potwierdzenie płatności/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('after two minutes says so, and lets the customer ask [OR-4]', async () => {
    const ask = vi.fn<() => void>();
    render(<OrderInProgress late onCheckAgain={ask} />);
    expect(screen.getByRole('status')).toHaveTextContent('Potwierdzenie jeszcze nie dotarło');
    await userEvent.click(screen.getByRole('button', { name: 'Sprawdź ponownie' }));
    expect(ask).toHaveBeenCalledOnce();
  });

  it('its twelve moons stand still once the confirmation is late [U28] [R65]', () => {
    const turning = () => document.querySelectorAll('svg > g[class]').length;
    const { rerender } = render(<OrderInProgress late={false} />);
    expect(turning()).toBe(12);
    rerender(<OrderInProgress late />);
    expect(turning()).toBe(0);
  });

  it('changes nothing that is announced from one question to the next [A32]', () => {
    const { rerender } = render(
      <OrderInProgress late={false} onCheckAgain={vi.fn<() => void>()} checking={false} />,
    );
    const before = screen.getByRole('status').innerHTML;
    rerender(<OrderInProgress late={false} onCheckAgain={vi.fn<() => void>()} checking />);
    expect(screen.getByRole('status').innerHTML).toBe(before);
  });
});

describe('OrderUnknown', () => {
  it('says that the order is not known, with two ways on [OR-4]', () => {
    render(<OrderUnknown contactEmail={EMAIL} />);
    expect(title()).toBe('Nie znamy tego zamówienia');
    expect(screen.getByRole('link', { name: 'Wróć na stronę główną' })).toHaveAttribute('href', '/');
    expect(mail()).toBeVisible();
  });
});

describe('OrderUnreachable', () => {
  it('warns against paying twice, and offers to ask again or to write [OR-6]', async () => {
    const ask = vi.fn<() => void>();
    render(<OrderUnreachable onCheckAgain={ask} contactEmail={EMAIL} />);
    expect(title()).toBe('Nie ma połączenia');
    expect(
      screen.getByText(
        'Nie udało się sprawdzić płatności. Mogła się udać: nie płać drugi raz, sprawdź ponownie albo napisz do nas.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Spróbuj ponownie' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sprawdź ponownie' }));
    expect(ask).toHaveBeenCalledOnce();
    expect(mail()).toHaveAttribute('href', `mailto:${EMAIL}`);
  });
});
