/**
 * Sirius (α Canis Majoris, HIP 32349) at J2000.0: place in degrees, proper motion in milliarcseconds a year (in right
 * ascension times cos δ), radial velocity in km/s, parallax in milliarcseconds. Figures of the Hipparcos catalogue
 * (ESA 1997); the ephemeris adds proper motion, precession, aberration and nutation.
 */
export const SIRIUS = {
  ra: 101.28715533,
  dec: -16.71611586,
  pmra: -546.01,
  pmdec: -1223.07,
  rv: -5.5,
  plx: 379.21,
  mag: -1.46,
  bayer: 'Alp CMa',
} as const;
