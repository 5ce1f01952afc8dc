import type { components } from '#openapi/storefront.d.ts';
import type { Place } from './gazetteer.ts';

/** The parts of a label that tell places of one name apart: region, nearest town and country; may be empty. */
function distinctions({ name, region, near, country, countryCode }: Place) {
  const where = [region === name ? '' : region, near === '' ? '' : `okolice: ${near}`].filter(Boolean);
  return { region: where.join(', '), country: countryCode === 'PL' ? '' : country };
}

/** Formats a place so that the text resolves to the same place: "Kraków, woj. małopolskie", "Lwów, Ukraina". */
export function placeLabel(place: Place): string {
  const { region, country } = distinctions(place);
  return [place.name, region, country].filter(Boolean).join(', ');
}

/** Converts a place to a suggestion of the city field. */
export function toSuggestion(place: Place): components['schemas']['Place'] {
  const { region } = distinctions(place);
  return { name: place.name, ...(region && { region }), country: place.country, label: placeLabel(place) };
}
