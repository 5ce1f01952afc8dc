import { formatPrice } from './format.ts';

/** Texts of the coupon field (OF-8); toasts are in toasts.ts. Amounts in PLN. */
export const couponCopy = {
  label: 'Kod kuponu',
  apply: 'Zastosuj',
  applying: 'Sprawdzam...',
  remove: 'Usuń kupon',
  applied: (code: string, savedPln: number) =>
    `Kupon ${code} ${savedPln > 0 ? `obniżył cenę o\u00a0${formatPrice(savedPln)}` : 'działa'}.`,
  due: (pricePln: number) => `Do zapłaty ${formatPrice(pricePln)}.`,
  removed: (pricePln: number) => `Kupon usunięty. Do zapłaty ${formatPrice(pricePln)}.`,
  clearedOnChange: (code: string, wasApplied: boolean) =>
    wasApplied
      ? `Zmieniono wybór, więc kupon ${code} został usunięty. Możesz zastosować go ponownie.`
      : `Zmieniono wybór, więc wpisany kod ${code} został usunięty. Możesz wpisać go ponownie.`,
  whyEmpty: 'Wpisz kod kuponu',
  whyNoPrice: 'Najpierw wybierz wróżkę, wtedy sprawdzimy kupon.',
} as const;
