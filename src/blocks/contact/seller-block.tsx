import { sellerCopy, type Seller } from '#copy/law/seller.ts';
import { panel } from '#styles/layout.css.ts';
import { fact, facts } from '#styles/facts.css.ts';
import { muted, small } from '#styles/text.css.ts';

/** Says who sells, with all ways to reach the firm (act on consumer rights art. 12, on electronic services art. 5). */
export const SellerBlock = ({ seller, email }: { seller: Seller; email: string }) => (
  <section aria-labelledby="sprzedawca" className={panel}>
    <h2 id="sprzedawca">{sellerCopy.title}</h2>
    {seller.isSample && <p className={`${muted} ${small}`}>{sellerCopy.sample}</p>}
    <dl className={facts}>
      {rowsOf(seller, email).map(([label, value, href]) => (
        <div key={label} className={fact}>
          <dt>{label}</dt>
          <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const rowsOf = (
  { name, address, nip, register, phone }: Seller,
  email: string,
): readonly (readonly [label: string, value: string, href?: string])[] => [
  [sellerCopy.rows.name, name],
  [sellerCopy.rows.address, address],
  [sellerCopy.rows.nip, nip],
  ...(register === undefined ? [] : [[sellerCopy.rows.register, register] as const]),
  [sellerCopy.rows.phone, phone, `tel:${phone.replaceAll(' ', '')}`],
  [sellerCopy.rows.email, email, `mailto:${email}`],
];
