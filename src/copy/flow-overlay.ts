/** Texts of the developer overlay `?flow`. */
export const flowOverlayCopy = {
  title: 'Stan maszyn',
  none: 'Na tej stronie nie działa jeszcze żadna maszyna.',
  move: 'Przesuń w inny róg',
  close: 'Zamknij',
  tags: 'Znaczniki',
  known: 'Wypełnione pola',
  events: 'Ostatnie zdarzenia',
} as const;
