/** A response of the shop's own API, shortened: born on 20 November 1988 at 23:40 in Kraków. */
const point = (
  zodiacTranslation: string,
  degreesFormatted: string,
  decimalDegrees: number,
  more: { retrograde?: boolean; house?: number } = {},
) => ({ zodiacTranslation, degreesFormatted, decimalDegrees, ...more });

export const chartResponse = {
  birthHoroscope: {
    sun: point('Skorpion', '28°50′', 238.84, { retrograde: false, house: 3 }),
    moon: point('Baran', '22°32′', 22.54, { retrograde: false, house: 8 }),
    mercury: point('Skorpion', '22°53′', 232.89, { retrograde: false, house: 3 }),
    venus: point('Waga', '26°46′', 206.77, { retrograde: false, house: 2 }),
    mars: point('Baran', '3°18′', 3.32, { retrograde: false, house: 8 }),
    jupiter: point('Bliźnięta', '1°20′', 61.34, { retrograde: true, house: 9 }),
    saturn: point('Koziorożec', '0°52′', 270.88, { retrograde: false, house: 4 }),
    uranus: point('Strzelec', '29°20′', 269.34, { retrograde: false, house: 4 }),
    neptune: point('Koziorożec', '8°27′', 278.46, { retrograde: false, house: 4 }),
    pluto: point('Skorpion', '13°09′', 223.16, { retrograde: false, house: 3 }),
    chiron: point('Rak', '6°18′', 96.32, { retrograde: true, house: 10 }),
    sirius: point('Rak', '13°56′', 103.94, { retrograde: false, house: 11 }),
    ascendant: point('Panna', '8°34′', 158.57),
    midheaven: point('Bliźnięta', '2°10′', 62.18),
    zodiacCusps: [158.57, 180.08, 207.74, 242.18, 279.47, 312.07, 338.57, 0.08, 27.74, 62.18, 99.47, 132.07],
    aspects: [
      { from: 'saturn', to: 'uranus', aspect: 'conjunction', orb: 1.54 },
      { from: 'mars', to: 'saturn', aspect: 'square', orb: 2.44 },
      { from: 'sun', to: 'mars', aspect: 'trine', orb: 4.48 },
    ],
  },
  order: { id: 17 },
  assumed: {
    place: 'Kraków, woj. małopolskie',
    latitude: 50.061,
    longitude: 19.937,
    utcOffsetMinutes: 60,
    summerTime: false,
    utc: '1988-11-20T22:40:00Z',
    clock: 'unambiguous',
    houses: 'placidus',
  },
};

const {
  ascendant: _ascendant,
  midheaven: _midheaven,
  zodiacCusps: _cusps,
  ...ofDay
} = chartResponse.birthHoroscope;

/** The same day, the hour unknown. */
export const chartResponseOfDay = {
  birthHoroscope: {
    ...ofDay,
    moonRange: { from: point('Baran', '22°32′', 22.54), to: point('Byk', '4°40′', 34.67) },
  },
  order: { id: 18 },
  assumed: { ...chartResponse.assumed, houses: 'none', timeUnknown: true },
};
