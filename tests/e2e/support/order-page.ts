import { expect, type Locator, type Page } from '@playwright/test';
import type { SampleOffer } from './offers.ts';

export type Provider = 'PAYU' | 'STRIPE';

/** A visitor whose data passes every rule of the form. */
export const hanna = {
  firstName: 'Hanna',
  email: 'hanna@przyklad.pl',
  confirmEmail: 'hanna@przyklad.pl',
  day: '15',
  month: 'marzec',
  year: '1988',
};

/** The second person of a reading for two. */
export const bogdan = { name: 'Bogdan', day: '2', month: 'listopad', year: '1985' };

export const payLabel: Record<Provider, string> = { PAYU: 'Płatność online', STRIPE: 'Płatność kartą' };

/** The order page as a visitor meets it; everything is found by role and name. */
export class OrderPage {
  readonly page: Page;
  readonly form: Locator;
  readonly summary: Locator;
  readonly heading: Locator;
  readonly firstName: Locator;
  readonly email: Locator;
  readonly confirmEmail: Locator;
  readonly day: Locator;
  readonly month: Locator;
  readonly year: Locator;
  readonly partner: Locator;
  readonly coupon: Locator;
  readonly applyCoupon: Locator;
  readonly removeCoupon: Locator;
  readonly terms: Locator;
  readonly oldPrice: Locator;
  readonly problems: Locator;
  readonly toasts: Locator;

  constructor(page: Page) {
    this.page = page;
    this.form = page.getByRole('region', { name: 'Podaj swoje dane' });
    this.summary = page.getByRole('region', { name: 'Sprawdź i zapłać' });
    this.heading = page.getByRole('heading', { name: 'Podaj swoje dane' });
    this.firstName = this.form.getByRole('textbox', { name: 'Imię', exact: true });
    this.email = this.form.getByRole('textbox', { name: 'Adres e-mail' });
    this.confirmEmail = this.form.getByRole('textbox', { name: 'Powtórz e-mail' });
    const birth = this.form.getByRole('group', { name: 'Data urodzenia', exact: true });
    this.day = birth.getByRole('textbox', { name: 'Dzień' });
    this.month = birth.getByRole('combobox', { name: 'Miesiąc' });
    this.year = birth.getByRole('textbox', { name: 'Rok' });
    this.partner = this.form.getByRole('group', { name: 'Druga osoba' });
    this.coupon = this.summary.getByRole('textbox', { name: 'Kod kuponu' });
    this.applyCoupon = this.summary.getByRole('button', { name: 'Zastosuj' });
    this.removeCoupon = this.summary.getByRole('button', { name: 'Usuń kupon' });
    this.terms = this.summary.getByRole('checkbox', { name: 'Akceptuję regulamin i politykę prywatności' });
    this.oldPrice = this.summary.locator('s');
    this.problems = page.getByRole('group', { name: 'Popraw zaznaczone pola' });
    this.toasts = page.getByRole('region', { name: /^Powiadomienia/ });
  }

  /** Opens the page with the choice in its address, and waits for the form. */
  async open({ link }: SampleOffer): Promise<void> {
    await this.page.goto(link);
    await expect(this.confirmEmail).toBeVisible();
  }

  variant(title: string): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^${title}`) });
  }

  /** The button of a specialist's card, whatever its state and price. */
  pick(fairy: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^(Wybieram|Wybrano): ${fairy},`) });
  }

  /** Presses a variant's card: the label, since the radio itself lies hidden in it. */
  async chooseVariant(title: string): Promise<void> {
    await this.page.locator('label', { has: this.variant(title) }).click();
    await expect(this.variant(title)).toBeChecked();
  }

  /** Chooses by hand, from a fresh page, as far as the open form. */
  async choose({ variant, fairy }: SampleOffer): Promise<void> {
    await this.chooseVariant(variant);
    await this.pick(fairy).click();
    await expect(this.confirmEmail).toBeVisible();
  }

  async chooseMonth(trigger: Locator, month: string): Promise<void> {
    await trigger.click();
    await this.page.getByRole('option', { name: month, exact: true }).click();
    await expect(trigger).toHaveText(month);
  }

  async fillIn(customer: Partial<typeof hanna> = hanna): Promise<void> {
    const { firstName, email, confirmEmail, day, month, year } = { ...hanna, ...customer };
    await this.firstName.fill(firstName);
    await this.email.fill(email);
    await this.confirmEmail.fill(confirmEmail);
    await this.day.fill(day);
    if (month !== '') await this.chooseMonth(this.month, month);
    await this.year.fill(year);
  }

  async fillPartner({ name, day, month, year }: typeof bogdan = bogdan): Promise<void> {
    await this.partner.getByRole('textbox', { name: 'Imię partnera lub partnerki' }).fill(name);
    await this.partner.getByRole('textbox', { name: 'Dzień' }).fill(day);
    await this.chooseMonth(this.partner.getByRole('combobox', { name: 'Miesiąc' }), month);
    await this.partner.getByRole('textbox', { name: 'Rok' }).fill(year);
  }

  /** Opens the form, fills it and accepts the terms: one press is left. */
  async makeReady(offer: SampleOffer, customer: Partial<typeof hanna> = hanna): Promise<void> {
    await this.open(offer);
    await this.fillIn(customer);
    await this.terms.click();
    await expect(this.terms).toBeChecked();
  }

  /** Types a code; the field is folded on a phone, until a press or a code opens it. */
  async typeCode(code: string): Promise<void> {
    const fold = this.summary.getByRole('button', { name: 'Mam kod', expanded: false });
    await expect(this.coupon.or(fold).first()).toBeVisible();
    if (await fold.isVisible()) await fold.click();
    await this.coupon.fill(code);
  }

  async applyCode(code: string): Promise<void> {
    await this.typeCode(code);
    await this.applyCoupon.click();
  }

  payButton(provider: Provider): Locator {
    return this.summary.getByRole('button', { name: payLabel[provider] });
  }

  async pay(provider: Provider = 'PAYU'): Promise<void> {
    await this.payButton(provider).click();
  }

  /** The amount to pay. */
  amount(): Locator {
    return this.summary.locator('strong').first();
  }

  /** The message of a toast. */
  toast(text: string): Locator {
    return this.toasts.getByText(text, { exact: true });
  }
}
