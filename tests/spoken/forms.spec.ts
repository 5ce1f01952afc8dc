import { BirthSection, PAUSE } from '../e2e/support/birth-section.ts';
import { holdCalls } from '../e2e/support/order-call.ts';
import { linksOf, linksOfMail, outboxMails } from '../e2e/support/outbox.ts';
import { proofOnly } from '../e2e/support/sample.ts';
import { expect } from '../e2e/support/shop-test.ts';
import { ORDER_NUMBER, ScreenReader } from './reader/screen-reader.ts';
import { test } from './spoken-test.ts';

test('what a screen reader says of a birth chart [A35] [A40]', proofOnly, async ({ page, watch }) => {
  watch.allow(/Failed to load resource.*400/);
  const reader = await ScreenReader.listen(page, { title: 'Horoskop urodzeniowy' });
  const section = new BirthSection(page);
  await reader.step('Strona główna przychodzi', () => section.open());
  await reader.step('Liczy z pustym formularzem', async () => {
    await section.submit.press('Enter');
    await expect(section.problems).toBeFocused();
  });
  await reader.step('Wpisuje dane i nieznane miasto', async () => {
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a form, no array
    await section.fill({ city: 'Krakuf' });
    await page.clock.runFor(1000);
  });
  await reader.step('Liczy', async () => {
    await section.submit.press('Enter');
    await expect(section.form.getByRole('status').first()).toContainText('Ustawiamy planety');
  });
  await reader.step('Miasto jest nieznane', async () => {
    await page.clock.runFor(PAUSE);
    await expect(section.problem('city')).toHaveText(/^Nie wiemy, które to miejsce/);
    await page.clock.runFor(500);
  });
  await reader.step('Zaczyna pisać „Krak”', async () => {
    await section.city.fill('Krak');
    await page.clock.runFor(500);
    await expect(page.getByRole('option').first()).toBeVisible();
  });
  await reader.step('Strzałka w dół', () => page.keyboard.press('ArrowDown'));
  await reader.step('Enter', () => page.keyboard.press('Enter'));
  await reader.step('Liczy jeszcze raz, i wykres jest gotowy', async () => {
    await section.submit.press('Enter');
    await section.passPause();
    await expect(section.chart).toBeVisible();
  });
  await reader.step('Wykupuje horoskop', async () => {
    await section.buy.press('Enter');
    await expect(page.getByRole('heading', { name: 'Wykup horoskop urodzinowy' })).toBeFocused();
    await expect(page.getByRole('button', { name: /^Wybieram:/ }).first()).toBeVisible();
  });
  reader.expectAsRecorded('birth-chart');
});

test('what a screen reader says of a letter to the shop [A31] [A40]', proofOnly, async ({ page, watch }) => {
  watch.allow(/Failed to load resource/);
  const reader = await ScreenReader.listen(page, { title: 'Kontakt' });
  const form = page.getByRole('form', { name: 'Napisz do nas' });
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  const send = form.getByRole('button', { name: /^Wy[śs]/ });
  await reader.step('Strona przychodzi', () => page.goto('/kontakt'));
  await reader.step('Przechodzi przez puste pole', async () => {
    await field('Imię').focus();
    await page.keyboard.press('Tab');
    await expect(field('Imię')).toHaveAttribute('aria-invalid', 'true');
  });
  await reader.step('Wypełnia formularz', async () => {
    const values = {
      Imię: 'Hanna',
      Nazwisko: 'Nowak',
      'Adres e-mail': 'hanna@przyklad.pl',
      Wiadomość: 'Dzień dobry',
    };
    for (const [name, value] of Object.entries(values)) await field(name).fill(value);
  });
  const letGo = await holdCalls(page, /\/api\/contact$/);
  await reader.step('Wysyła', async () => {
    await send.press('Enter');
    await expect(send).toHaveText('Wysyłam...');
  });
  await reader.step('Wiadomość doszła', async () => {
    letGo();
    await reader.hears(/Dziękujemy za wiadomość!/);
  });
  await reader.step('Następnej nie da się wysłać', async () => {
    await page.route(/\/api\/contact$/, (route) =>
      route.fulfill({ status: 500, json: { code: 500, message: 'down' } }),
    );
    const values = {
      Imię: 'Hanna',
      Nazwisko: 'Nowak',
      'Adres e-mail': 'hanna@przyklad.pl',
      Wiadomość: 'Jeszcze jedno',
    };
    for (const [name, value] of Object.entries(values)) await field(name).fill(value);
    await send.press('Enter');
    await reader.hears(/Coś poszło nie tak!/);
  });
  reader.expectAsRecorded('contact');
});

test(
  'what a screen reader says of the newsletter [A31] [A40]',
  proofOnly,
  async ({ page, request, shop }) => {
    const reader = await ScreenReader.listen(page, { title: 'Newsletter' });
    const form = page.getByRole('form', { name: /^Odbierz e-book/ });
    const submit = form.getByRole('button');
    await page.goto('/');
    await page.getByRole('button', { name: 'Tylko niezbędne' }).click();
    await submit.scrollIntoViewIfNeeded();
    await reader.step('Zapisuje się bez adresu', async () => {
      await submit.press('Enter');
      await expect(form.getByText('Wprowadź prawidłowy email')).toBeVisible();
    });
    await reader.step('Wpisuje adres i zgodę', async () => {
      await form.getByRole('textbox').fill('ewa@przyklad.pl');
      await form.getByRole('checkbox').press('Space');
    });
    const letGo = await holdCalls(page, /\/api\/newsletter$/);
    await reader.step('Zapisuje się', async () => {
      await submit.press('Enter');
      await expect(submit).toHaveText('Zapisuję...');
    });
    await reader.step('Zapis przyjęty', async () => {
      letGo();
      await reader.hears(/Dziekujemy!/);
    });
    const mails = async () =>
      (await outboxMails(request)).filter(({ subject }) => subject.startsWith('Potwierdź zapis'));
    await expect.poll(async () => (await mails()).length).toBeGreaterThan(0);
    const [mail] = await mails();
    const [link = ''] = mail ? await linksOf(request, mail, shop.url) : [];
    await reader.step('Otwiera odnośnik z listu', () => page.goto(link));
    await reader.step('Potwierdza', async () => {
      await page.getByRole('button', { name: 'Potwierdź' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zapis potwierdzony');
    });
    reader.expectAsRecorded('newsletter');
  },
);

test('what a screen reader says of a withdrawal [A3] [A40]', proofOnly, async ({ page }) => {
  const reader = await ScreenReader.listen(page, {
    title: 'Odstąpienie od umowy',
    masks: [...ORDER_NUMBER, [/(?<=Numer potwierdzenia: )\d+/g, '…'], [/(?<=\d{4}, )\d+:\d+/g, '…']],
  });
  await reader.step('Strona przychodzi', async () => {
    await page.goto('/odstapienie');
    await page.getByRole('button', { name: 'Tylko niezbędne' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-live', '');
  });
  await reader.step('Idzie dalej z pustym formularzem', async () => {
    await page.getByRole('button', { name: 'Dalej' }).press('Enter');
    await expect(page.getByRole('group', { name: 'Popraw zaznaczone pola' })).toBeFocused();
  });
  await reader.step('Wypełnia', async () => {
    await page.getByRole('textbox', { name: /^Imię/ }).fill('Hanna Nowak');
    await page.getByRole('textbox', { name: /^Numer/ }).fill('tarot z wtorku');
    await page.getByRole('textbox', { name: /^Adres/ }).fill('hanna@przyklad.pl');
  });
  await reader.step('Idzie dalej', async () => {
    await page.getByRole('button', { name: 'Dalej' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Twoje oświadczenie');
  });
  await reader.step('Potwierdza odstąpienie', async () => {
    await page.getByRole('button', { name: 'Potwierdź odstąpienie od umowy' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Otrzymaliśmy twoje oświadczenie');
  });
  reader.expectAsRecorded('withdrawal');
});

test(
  'what a screen reader says of „Twoje dane” [A3] [A40]',
  proofOnly,
  async ({ page, request, shop, watch }) => {
    watch.allow(/Failed to load resource.*422/);
    const reader = await ScreenReader.listen(page, {
      title: 'Twoje dane: co sklep o mnie wie',
      masks: [...ORDER_NUMBER, [/(?<=działa do .*)\d+:\d+/g, '…']],
    });
    await reader.step('Strona przychodzi', () => page.goto('/moje-dane'));
    await reader.step('Wysyła zły adres', async () => {
      await page.getByRole('textbox').fill('hanna');
      await page.getByRole('button', { name: 'Wyślij odnośnik' }).press('Enter');
      await expect(page.getByText(/^Podaj prawidłowy/)).toBeVisible();
    });
    await reader.step('Wysyła dobry adres', async () => {
      await page.getByRole('textbox').fill('zofia@przyklad.pl');
      await page.getByRole('button', { name: 'Wyślij odnośnik' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zajrzyj do skrzynki');
    });
    const leadsThere = (link: string) => link.includes('/moje-dane?');
    const links = await linksOfMail(request, shop.url, (found) => found.some(leadsThere));
    const link = links.find(leadsThere) ?? '';
    await reader.step('Otwiera odnośnik z listu', () => page.goto(link));
    await reader.step('Pokazuje dane', async () => {
      await page.getByRole('button', { name: 'Pokaż moje dane' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Co przechowujemy');
    });
    await reader.step('Chce usunąć dane', async () => {
      await page.getByRole('button', { name: 'Usuń moje dane...' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usunąć twoje dane?');
    });
    await reader.step('Usuwa', async () => {
      await page.getByRole('button', { name: 'Usuń moje dane', exact: true }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Twoje dane są usunięte');
    });
    reader.expectAsRecorded('my-data');
  },
);
