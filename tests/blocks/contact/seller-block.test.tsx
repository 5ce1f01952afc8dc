import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SellerBlock } from '#blocks/contact/seller-block.tsx';
import { sellerCopy } from '#copy/law/seller.ts';

const seller = {
  name: 'Kwiat Paproci sp. z o.o.',
  address: 'ul. Polna 1, Kraków',
  nip: '1234567890',
  register: undefined,
  phone: '+48 12 345 67 89',
  isSample: false,
};

test('phone and mail are links that dial and write, as they are printed [LW-1]', () => {
  render(<SellerBlock seller={seller} email="pomoc@przyklad.pl" />);
  expect(screen.getByRole('link', { name: seller.phone })).toHaveAttribute('href', 'tel:+48123456789');
  expect(screen.getByRole('link', { name: 'pomoc@przyklad.pl' })).toHaveAttribute(
    'href',
    'mailto:pomoc@przyklad.pl',
  );
  expect(screen.queryByText(sellerCopy.rows.register)).toBeNull();
});
