import type { components } from '#openapi/storefront.d.ts';
import type { Place } from './gazetteer.ts';

/** What tells places of one name apart, from the nearest thing to the widest; empty parts are left out. */
function distinctions({ name, region, near, country, countryCode }: Place) {
  const where = [region === name ? '' : region, near === '' ? '' : `okolice: ${near}`].filter(Boolean);
  return { region: where.join(', '), country: countryCode === 'PL' ? '' : country };
}

/** The place in words that find this very place again: "Kraków, woj. małopolskie", "Lwów, Ukraina". */
export function placeLabel(place: Place): string {
  const { region, country } = distinctions(place);
  return [place.name, region, country].filter(Boolean).join(', ');
}

/** The place as the city field's suggestion. */
export function toSuggestion(place: Place): components['schemas']['Place'] {
  const { region } = distinctions(place);
  return { name: place.name, ...(region && { region }), country: place.country, label: placeLabel(place) };
}
