/** Polish names of what the chart shows (SPEC.md section 3: chart bodies, and the ascendant). */
export const CHART_BODY_NAME = {
  sun: 'Słońce',
  moon: 'Księżyc',
  mercury: 'Merkury',
  venus: 'Wenus',
  mars: 'Mars',
  jupiter: 'Jowisz',
  saturn: 'Saturn',
  uranus: 'Uran',
  neptune: 'Neptun',
  pluto: 'Pluton',
  chiron: 'Chiron',
  sirius: 'Syriusz',
  ascendant: 'Ascendent',
} as const;

/** The chart as an image, in words (A35). */
export const chartAlt = (sun: string, moon: string, ascendant: string) =>
  `Wykres horoskopu urodzeniowego. Słońce: ${sun}, Księżyc: ${moon}, ascendent: ${ascendant}.`;
