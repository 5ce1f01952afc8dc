import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Shots } from './shots.ts';
import { WIDTHS } from './shots.ts';

/** Which picture of `npm run pictures` (tests/pictures/scenes.ts) shows a state: by flow, by the state's path with dots. */
export const SCREENS: Readonly<Record<string, readonly (readonly [state: string, scene: string])[]>> = {
  purchase: [
    ['open.choosingVariant', 'tarot'],
    ['open.filling.form.editing', 'form-tarot'],
    ['open.filling.form.rejected', 'form-for-two-wrong'],
    ['open.filling.coupon.absent', 'form-tarot'],
    ['open.filling.coupon.applied', 'coupon-applied'],
    ['open.filling.coupon.refused', 'coupon-refused'],
  ],
  'payment-status': [
    ['following.status.waiting', 'order-pending'],
    ['following.lateness.overdue', 'order-overdue'],
    ['paid.answer.awaited', 'order-paid'],
    ['failed', 'order-failed'],
    ['unaddressed', 'zamowienie'],
    ['unreachable', 'order-unreachable'],
  ],
  'birth-horoscope': [
    ['open.editing', 'home'],
    ['open.rejected', 'birth-wrong'],
    ['open.drawn.hour.plain', 'birth-chart'],
  ],
  contact: [['writing.calm', 'kontakt']],
  withdrawal: [
    ['asking.calm', 'odstapienie'],
    ['reviewing.calm', 'withdrawal-review'],
    ['received', 'withdrawal-received'],
  ],
  newsletter: [
    ['editing.calm', 'home'],
    ['joined', 'newsletter-sent'],
  ],
  'mobile-menu': [
    ['closed', 'tarot'],
    ['open', 'menu'],
  ],
  consent: [
    ['asking', 'consent'],
    ['customising.again', 'consent-settings'],
    ['decided', 'pomoc'],
  ],
};

/**
 * Finds the pictures of a flow's states in the set that was taken last.
 *
 * @param folder folder of the sets, one for each commit; it may be missing
 * @returns one for each state that has a picture; its files are paths inside `folder`
 */
export function shotsOf(flow: string, folder: string): readonly Shots[] {
  const set = newestIn(folder);
  if (set === undefined) return [];
  const taken = new Map(WIDTHS.map((width) => [width, new Set(namesIn(join(folder, set, width)))]));
  return (SCREENS[flow] ?? []).flatMap(([state, scene]) => {
    const file = `${scene}-light.png`;
    const widths = WIDTHS.filter((width) => taken.get(width)?.has(file));
    if (widths.length === 0) return [];
    return [{ state, files: Object.fromEntries(widths.map((width) => [width, `${set}/${width}/${file}`])) }];
  });
}

/** The set that was finished last; one that is being taken has another name. */
function newestIn(folder: string): string | undefined {
  const sets = namesIn(folder).filter((name) => /^[0-9a-f]{40}$/.test(name));
  const ages = new Map(sets.map((name) => [name, statSync(join(folder, name)).mtimeMs]));
  return sets.toSorted((a, b) => (ages.get(b) ?? 0) - (ages.get(a) ?? 0))[0];
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
