/** The seller's data, as pages show them. */
export interface Seller {
  name: string;
  address: string;
  nip: string;
  phone: string;
  /** Such as a KRS number with its court and capital. */
  register?: string | undefined;
  /** Made up, for a shop for trying out. */
  isSample: boolean;
}

/** Texts of the block that says who sells. */
export const sellerCopy = {
  title: 'Sprzedawca',
  sample: 'Dane są przykładowe: to sklep na próbę.',
  rows: {
    name: 'Firma',
    address: 'Adres',
    nip: 'NIP',
    register: 'Rejestr',
    phone: 'Telefon',
    email: 'E-mail',
  },
} as const;

/** The seller in one line of a footer. */
export const sellerLine = ({ name, address, nip, register, isSample }: Seller): string =>
  [
    `${sellerCopy.title}: ${name}`,
    address,
    `NIP ${nip}`,
    ...(register === undefined ? [] : [register]),
    ...(isSample ? ['dane przykładowe'] : []),
  ].join(', ');
