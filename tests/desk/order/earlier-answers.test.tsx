import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { EarlierAnswers } from '#desk/order/earlier-answers.tsx';

test('each earlier answer is a link to its order [RD-6]', () => {
  const earlier = [{ orderId: 1001, productName: 'Trzy karty', answeredAt: '2026-11-20T10:00:00Z' }];
  render(
    <MemoryRouter>
      <EarlierAnswers earlier={earlier} hasOlder now={Date.parse('2026-11-26T10:00:00Z')} />
    </MemoryRouter>,
  );
  expect(screen.getByText('Starsze są przy zamówieniu nr 1001.')).toBeDefined();
  expect(screen.getByRole('link', { name: /Nr 1001: Trzy karty/ }).getAttribute('href')).toBe(
    '/zamowienia/1001',
  );
});
