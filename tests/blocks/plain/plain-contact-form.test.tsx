import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlainContactForm } from '#blocks/plain/plain-contact-form.tsx';
import { contactProps } from '../samples.tsx';

const sent = (outcome: { kind: 'success' | 'error'; text: string }) =>
  render(<PlainContactForm values={contactProps.values} problems={{}} outcome={outcome} hasTopics />)
    .container;

test('a message that was not sent is an alert, and the form remembers the failure until it is [CO-2]', () => {
  const page = sent({ kind: 'error', text: 'Nie udało się.' });
  expect(screen.getByRole('alert')).toHaveTextContent('Nie udało się.');
  expect(page.querySelector('[name=niepowodzenie]')).toHaveValue('tak');
});

test('a message that was sent is told quietly, and the form remembers no failure [CO-2]', () => {
  const page = sent({ kind: 'success', text: 'Wysłane.' });
  expect(screen.getByRole('status')).toHaveTextContent('Wysłane.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(page.querySelector('[name=niepowodzenie]')).toBeNull();
});
