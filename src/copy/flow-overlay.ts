/** Polish titles of the machines, by machine id. */
export const FLOW_TITLES: Readonly<Record<string, string>> = {
  purchase: 'Zamówienie',
  paymentStatus: 'Stan płatności',
  birthHoroscope: 'Horoskop urodzeniowy',
  contact: 'Wiadomość do sklepu',
  withdrawal: 'Odstąpienie od umowy',
  newsletter: 'Newsletter',
  mobileMenu: 'Menu na telefonie',
  consent: 'Zgoda na ciasteczka',
};

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
