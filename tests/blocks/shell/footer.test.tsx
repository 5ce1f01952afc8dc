import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Footer } from '#blocks/shell/footer.tsx';

const footer = () => within(screen.getByRole('contentinfo'));

describe('Footer', () => {
  it('links to the five required pages and the calendar; to the services where no scripts run [SH-10] [R102]', () => {
    render(<Footer backend="own" brand="Kwiat Paproci" year={2026} onCookieSettings={() => undefined} />);
    const nav = within(screen.getByRole('navigation', { name: 'Stopka' }));
    expect(nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Informacja', '/informacja'],
      ['Polityka Prywatności', '/polityka-prywatnosci'],
      ['Regulamin', '/regulamin'],
      ['Kontakt', '/kontakt'],
      ['Pomoc', '/pomoc'],
      ['Dostępność usługi', '/dostepnosc'],
      ['Odstąp od umowy tutaj', '/odstapienie'],
      ['Twoje dane', '/moje-dane'],
      ['Kalendarz księżycowy', '/kalendarz-ksiezycowy'],
      ['Horoskopy', '/horoskopy'],
      ['Horoskop urodzeniowy', '/#birth-horoscope'],
      ['Rytuały', '/rytualy'],
      ['Tarot', '/tarot'],
      ['Wróżby', '/wrozby'],
    ]);
  });

  it('has no link to what another API cannot do [SH-10]', () => {
    render(<Footer backend="foreign" brand="Kwiat Paproci" year={2026} onCookieSettings={() => undefined} />);
    for (const name of ['Kalendarz księżycowy', 'Twoje dane'])
      expect(footer().queryByRole('link', { name })).toBeNull();
    expect(footer().getByRole('link', { name: 'Odstąp od umowy tutaj' })).toBeVisible();
  });

  it.each(['PayU', 'BLIK', 'Visa', 'Mastercard'])('shows an image named exactly %s [SH-10]', (name) => {
    render(<Footer backend="own" brand="Kwiat Paproci" year={2026} onCookieSettings={() => undefined} />);
    expect(footer().getByRole('img', { name })).toHaveAccessibleName(name);
  });

  it('shows copyright, the page’s FOOTER text and the language [SH-10]', () => {
    render(
      <Footer
        backend="own"
        brand="Inna Marka"
        year={2027}
        footerText="Stopka z treści."
        onCookieSettings={() => undefined}
      />,
    );
    expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2027 Inna Marka. Stopka z treści.');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Język: PL');
  });

  it('falls back to our text [SH-13]', () => {
    render(<Footer backend="own" brand="Kwiat Paproci" year={2026} onCookieSettings={() => undefined} />);
    expect(screen.getByRole('contentinfo')).toHaveTextContent(/charakter rozrywkowy/);
  });

  it('reopens the consent settings [SH-4]', async () => {
    const reopen = vi.fn<() => void>();
    render(<Footer backend="own" brand="Kwiat Paproci" year={2026} onCookieSettings={reopen} />);
    await userEvent.click(footer().getByRole('button', { name: 'Ustawienia cookies' }));
    expect(reopen).toHaveBeenCalledOnce();
  });
});
