/** The specialist whom the address names (birth-path.ts): she is to write the reading of the chart. */
export const wishedSpecialist = (): string | undefined =>
  new URLSearchParams(window.location.search).get('wrozka') ?? undefined;
