/** Polish titles of all machines, by machine id, as the desk, the viewer and the diagrams show them. */
export const MACHINE_TITLES = {
  purchase: 'Zamówienie',
  paymentStatus: 'Stan płatności',
  birthHoroscope: 'Horoskop urodzeniowy',
  contact: 'Wiadomość do sklepu',
  withdrawal: 'Odstąpienie od umowy',
  newsletter: 'Newsletter',
  guide: 'Pomóż mi wybrać',
  mobileMenu: 'Menu na telefonie',
  consent: 'Zgoda na pliki cookie',
  orderFulfilment: 'Realizacja zamówienia',
  refund: 'Zwrot pieniędzy',
  signIn: 'Wejście na zaplecze',
  answer: 'Odpowiedź na zamówienie',
  edit: 'Zmiana na zapleczu',
} as const;
