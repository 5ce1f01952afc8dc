import type { Grosze } from '#domain/grosze.ts';
import { formatPrice } from '../site/format.ts';

/** Texts of the coupon field (OF-8); toasts are in toasts.ts. */
export const couponCopy = {
  /** Opens the folded field on a phone. */
  have: 'Mam kod',
  label: 'Kod kuponu',
  apply: 'Zastosuj',
  reapply: (code: string) => `Zastosuj ${code}`,
  applying: 'Sprawdzam...',
  remove: 'Usuń kupon',
  applied: (code: string, saved: Grosze) =>
    `Kupon ${code} ${saved > 0 ? `obniżył cenę o\u00a0${formatPrice(saved)}` : 'działa'}.`,
  due: (price: Grosze) => `Do zapłaty ${formatPrice(price)}.`,
  removed: (price: Grosze) => `Kupon usunięty. Do zapłaty ${formatPrice(price)}.`,
  clearedOnChange: (code: string, wasApplied: boolean) => {
    const [what, again] = wasApplied ? ['kupon', 'zastosować'] : ['wpisany kod', 'wpisać'];
    return `Zmieniono wybór, więc ${what} ${code} został usunięty. Możesz ${again} go ponownie.`;
  },
  /** A code that the tab has kept since an earlier visit. */
  waits: (code: string) => `Kod ${code} czeka. Możesz go zastosować.`,
  whyEmpty: 'Wpisz kod kuponu',
  whyNoPrice: 'Najpierw wybierz wróżkę, wtedy sprawdzimy kupon.',
} as const;
