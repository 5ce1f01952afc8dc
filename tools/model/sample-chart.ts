import type { Calculated } from '#machines/birth-horoscope.machine.ts';

/** A position on the ecliptic in the API's format. */
const point = (zodiacTranslation: string, degreesFormatted: string, decimalDegrees: number) => ({
  zodiacTranslation,
  degreesFormatted,
  decimalDegrees,
});

/** The sky over Kraków on 15 March 1988 at 14:30, as the shop's own API calculates it; shortened. */
const sky = {
  sun: point('Ryby', '25°11′', 355.184),
  moon: point('Wodnik', '19°54′', 319.906),
  mercury: point('Wodnik', '28°53′', 328.897),
  venus: point('Byk', '10°06′', 40.101),
  mars: point('Koziorożec', '14°56′', 284.934),
  jupiter: point('Byk', '1°27′', 31.466),
  saturn: point('Koziorożec', '1°58′', 271.978),
  uranus: point('Koziorożec', '0°52′', 270.87),
  neptune: point('Koziorożec', '9°59′', 279.993),
  pluto: point('Skorpion', '12°19′', 222.327),
  ascendant: point('Lew', '21°17′', 141.289),
  midheaven: point('Byk', '8°10′', 38.177),
  zodiacCusps: [
    141.289, 160.454, 185.394, 218.177, 256.98, 292.731, 321.289, 340.454, 5.394, 38.177, 76.98, 112.731,
  ],
  aspects: [
    { from: 'venus', to: 'neptune', aspect: 'trine', orb: 0.11 },
    { from: 'saturn', to: 'uranus', aspect: 'conjunction', orb: 1.11 },
    { from: 'venus', to: 'pluto', aspect: 'opposition', orb: 2.23 },
  ],
};

const assumed = {
  place: 'Kraków, woj. małopolskie',
  latitude: 50.061,
  longitude: 19.937,
  utcOffsetMinutes: 60,
  summerTime: false,
  utc: '1988-03-15T13:30:00Z',
  houses: 'placidus',
};

/** Response of POST /horoscope/birth from which the port derives the given `Calculated`. */
export const chartResponse = ({ isAmbiguous, chartHandle }: Calculated) => ({
  birthHoroscope: sky,
  ...(chartHandle !== undefined && { order: { id: chartHandle } }),
  assumed: { ...assumed, clock: isAmbiguous ? 'ambiguous' : 'unambiguous' },
});
