import { render, screen } from '@testing-library/react';
import { createEvent, fireEvent } from '@testing-library/dom';
import { BrowserRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { RouterLink } from '#app/routing/router-link.tsx';

/** Whether a press of a link to this address stays within the page, without a load. */
function staysInPage(to: string) {
  const { unmount } = render(
    <BrowserRouter>
      <RouterLink to={to}>Dalej</RouterLink>
    </BrowserRouter>,
  );
  const link = screen.getByRole('link', { name: 'Dalej' });
  expect(link).toHaveAttribute('href', to);
  const press = createEvent.click(link, { button: 0 });
  fireEvent(link, press);
  unmount();
  return press.defaultPrevented;
}

test.each(['/tarot', '/blogi', '/zamowienie?orderId=5'])('%s is a page of this code: no load', (to) => {
  expect(staysInPage(to)).toBe(true);
});

test.each(['/blog', '/blog/wpis', '/sklep', '/moje-dane', '/sandbox/platnosc', '/outbox'])(
  '%s is rendered by the server alone, and is loaded',
  (to) => {
    expect(staysInPage(to)).toBe(false);
  },
);

test.each([
  [false, '/tarot'],
  [true, '/'],
])('a press that its owner has answered (%s) leads to %s', (isAnswered, place) => {
  render(
    <BrowserRouter>
      <RouterLink to="/tarot" onClick={(event) => isAnswered && event.preventDefault()}>
        Dalej
      </RouterLink>
    </BrowserRouter>,
  );
  window.history.replaceState(null, '', '/');
  fireEvent.click(screen.getByRole('link', { name: 'Dalej' }));
  expect(window.location.pathname).toBe(place);
});
