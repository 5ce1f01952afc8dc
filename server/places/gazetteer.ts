/** A populated place. Degrees, north and east positive. */
export interface Place {
  /** In Polish, where there is such a name: "Londyn". */
  name: string;
  /** Its name in GeoNames when that differs: "London". */
  international: string;
  /** Further names to search by: "Breslau", "München". */
  aliases: readonly string[];
  /** ISO 3166 code. */
  countryCode: string;
  /** In Polish. */
  country: string;
  /** Voivodeship, state or the like; empty for countries without region names. */
  region: string;
  /** The nearest town, when the region has several places of this name; else empty. */
  near: string;
  /** IANA name, always one of the country's own zones. */
  zone: string;
  latitude: number;
  longitude: number;
  /** In hundreds of inhabitants, rounded up. */
  population: number;
}

/**
 * Parses the text that tools/gazetteer.ts writes: a line with = opens a group (country code, country, zone, region), the
 * lines below are its places (name, latitude, longitude, hundreds of inhabitants, name in GeoNames, further names, nearest town).
 */
export function parseGazetteer(text: string): Place[] {
  const places: Place[] = [];
  let [countryCode, country, zone, region] = ['', '', '', ''];
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const cells = line.split('\t');
    if (line.startsWith('=')) {
      [countryCode = '', country = '', zone = '', region = ''] = [line.slice(1, 3), ...cells.slice(1)];
      continue;
    }
    const [name = '', latitude, longitude, population, international = '', aliases, near = ''] = cells;
    places.push({
      name,
      international,
      aliases: aliases ? aliases.split(';') : NONE,
      countryCode,
      country,
      region,
      near,
      zone,
      latitude: Number(latitude),
      longitude: Number(longitude),
      population: Number(population),
    });
  }
  return places;
}

const NONE: readonly string[] = [];
