import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Order, QueueRow } from '#desk/domain/wire.ts';
import { AccessNotice } from '#desk/order/access-notice.tsx';
import { WithoutAccess } from '#desk/queue/without-access.tsx';

const row = (id: string, hasAccess?: false) =>
  ({ fairy: { id, name: id, ...(hasAccess === false && { hasAccess }) } }) as QueueRow;

test('the queue names each specialist of whose orders nobody is told once, with the way to invite her [owner row 7]', () => {
  render(<WithoutAccess rows={[row('Mirela', false), row('Jagna'), row('Mirela', false)]} />);
  expect(screen.getAllByRole('link', { name: 'Zaproś' }).map((link) => link.getAttribute('href'))).toEqual([
    '/ludzie?wrozka=Mirela',
  ]);
  expect(screen.queryByText(/Jagna/)).toBeNull();
});

test('an order says that nobody is told of it; nothing where somebody answers for its specialist [owner row 7]', () => {
  const { container } = render(<AccessNotice fairy={row('Jagna').fairy as Order['fairy']} />);
  expect(container).toBeEmptyDOMElement();
  render(<AccessNotice fairy={row('Mirela', false).fairy as Order['fairy']} />);
  expect(screen.getByText('Mirela nie ma dostępu do zaplecza')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Zaproś' })).toHaveAttribute('href', '/ludzie?wrozka=Mirela');
});
