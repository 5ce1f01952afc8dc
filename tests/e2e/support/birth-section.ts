import { expect, type Locator, type Page } from '@playwright/test';

/** A birth whose chart is known: the goldens of tests/server/sky hold the same sky. */
export const birth = {
  name: 'Hanna',
  date: '1988-11-20',
  time: '23:40',
  city: 'Kraków',
  email: 'hanna@przyklad.pl',
};

/** The pause between the submit and the request, in milliseconds (BC-4). */
export const PAUSE = 2000;

/** Captions of the two lists (BH-4). */
export const FIRST_LIST = /^Planety osobiste i\spokoleniowe$/;
export const SECOND_LIST = /^Ascendent i\spozostałe planety$/;

/** The birth horoscope section as a visitor meets it. */
export class BirthSection {
  readonly page: Page;
  readonly form: Locator;
  readonly name: Locator;
  readonly date: Locator;
  readonly time: Locator;
  readonly city: Locator;
  readonly email: Locator;
  readonly terms: Locator;
  readonly submit: Locator;
  readonly problems: Locator;
  readonly result: Locator;
  readonly chart: Locator;
  readonly buy: Locator;

  constructor(page: Page) {
    this.page = page;
    this.form = page.getByRole('form', { name: 'Horoskop urodzeniowy' });
    this.name = this.form.getByRole('textbox', { name: 'Imię' });
    this.date = this.form.getByLabel('Data urodzenia');
    this.time = this.form.getByLabel('Godzina urodzenia');
    this.city = this.form.getByRole('combobox', { name: 'Miasto urodzenia' });
    this.email = this.form.getByRole('textbox', { name: 'Adres e-mail' });
    this.terms = this.form.getByRole('checkbox', { name: 'Akceptuję regulamin i politykę prywatności' });
    this.submit = this.form.getByRole('button', { name: 'Oblicz horoskop' });
    this.problems = this.form.getByRole('group', { name: 'Popraw zaznaczone pola' });
    this.result = page.getByRole('region', { name: /tak wyglądało twoje niebo$/ });
    this.chart = this.result.getByRole('img', { name: /^Wykres horoskopu urodzeniowego/ });
    this.buy = this.result.getByRole('button', { name: 'Wykup horoskop urodzinowy' });
  }

  /** Opens the home page with its scripts at work, and refuses the consent banner. */
  async open(): Promise<void> {
    await this.page.goto('/');
    await this.page.getByRole('button', { name: 'Tylko niezbędne' }).click();
    await this.page.waitForLoadState('networkidle');
  }

  async fill(change: Partial<typeof birth> = {}): Promise<void> {
    const { name, date, time, city, email } = { ...birth, ...change };
    await this.name.fill(name);
    await this.date.fill(date);
    if (time !== '') await this.time.fill(time);
    await this.city.fill(city);
    await this.email.fill(email);
    await this.terms.click();
    await expect(this.terms).toBeChecked();
  }

  /** Fills, submits and lets the pause go by; the page's clock must be installed. */
  async calculate(change: Partial<typeof birth> = {}): Promise<void> {
    await this.fill(change);
    await this.submit.click();
    await this.passPause();
  }

  async passPause(): Promise<void> {
    await expect(this.form.getByRole('status')).toHaveText('Ustawiamy planety na niebie...');
    await this.page.clock.runFor(PAUSE);
  }

  /** Rows of one of the result's tables, as texts of their cells. */
  async rows(caption: RegExp): Promise<string[][]> {
    const rows = this.result.getByRole('table', { name: caption }).locator('tbody tr');
    return rows.evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
    );
  }

  /** Message at one field, by its name. */
  problem(field: string): Locator {
    return this.form.locator(`[data-field="${field}"] [aria-live]`);
  }
}
