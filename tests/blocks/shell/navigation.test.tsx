import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LinkProvider } from '#blocks/link.tsx';
import { MobileMenu } from '#blocks/shell/mobile-menu.tsx';
import { NavBar } from '#blocks/shell/nav-bar.tsx';
import { LINKS } from '../samples.tsx';

function Navigation({ path = '/tarot', onNear }: { path?: string; onNear?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <NavBar
        brand="Kwiat Paproci"
        links={LINKS}
        currentPath={path}
        menuOpen={open}
        onMenuOpen={() => setOpen(true)}
        onMenuNear={onNear}
        themeControl={null}
      />
      <p>Treść</p>
      <MobileMenu
        open={open}
        onClose={() => setOpen(false)}
        onFollow={() => setOpen(false)}
        links={LINKS}
        currentPath={path}
      />
    </>
  );
}

const bar = () => within(screen.getByRole('navigation', { name: 'Główna' }));
const menuButton = () => screen.getByRole('button', { name: 'Otwórz menu' });

async function openMenu() {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(<Navigation />);
  await user.click(menuButton());
  return { user, menu: await screen.findByRole('dialog', { name: 'Menu' }) };
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('NavBar', () => {
  it('has the required labels and targets, in their order [SH-8]', () => {
    render(<Navigation />);
    const links = bar().getAllByRole('link');
    expect(links.map((link) => [link.firstChild?.textContent, link.getAttribute('href')])).toEqual([
      ['Horoskopy', '/horoskopy'],
      ['Horoskop urodzeniowy', '/#birth-horoscope'],
      ['Rytuały', '/rytualy'],
      ['Tarot', '/tarot'],
      ['Wróżby', '/wrozby'],
      ['Wiedza', '/blog'],
      ['Sklep', '/sklep'],
      ['Kontakt', '/kontakt'],
    ]);
  });

  it('marks the current page, and only it [SH-8]', () => {
    render(<Navigation path="/kontakt" />);
    expect(bar().getByRole('link', { current: 'page' })).toHaveTextContent('Kontakt');
  });

  it('says which links leave the shop, and opens them in a new tab [A36]', () => {
    render(<Navigation />);
    const outside = bar().getAllByRole('link', { name: /\(otwiera się w.nowej karcie\)$/ });
    expect(outside.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank']);
    expect(outside[0]).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('uses the link it is given for places inside the shop', () => {
    render(
      <LinkProvider value={({ to, children }) => <a href={`/app${to}`}>{children}</a>}>
        <Navigation />
      </LinkProvider>,
    );
    expect(bar().getByRole('link', { name: 'Tarot' })).toHaveAttribute('href', '/app/tarot');
    expect(bar().getByRole('link', { name: /^Wiedza/ })).toHaveAttribute('href', '/blog');
  });

  it('tells when the menu is about to be wanted', async () => {
    const onNear = vi.fn<() => void>();
    render(<Navigation onNear={onNear} />);
    await userEvent.hover(menuButton());
    expect(onNear).toHaveBeenCalled();
  });
});

describe('MobileMenu', () => {
  it('opens by the menu icon, with focus inside and the page marked [SH-9]', async () => {
    const { menu } = await openMenu();
    expect(menu).toContainElement(document.activeElement as HTMLElement);
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Tarot');
    expect(within(menu).getAllByRole('link')).toHaveLength(8);
  });

  it('closes by the close icon, and focus returns to the menu icon [SH-9]', async () => {
    const { user, menu } = await openMenu();
    await user.click(within(menu).getByRole('button', { name: 'Zamknij menu' }));
    await closed();
    expect(menuButton()).toHaveFocus();
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes by Escape [SH-9]', async () => {
    const { user } = await openMenu();
    await user.keyboard('{Escape}');
    await closed();
    expect(menuButton()).toHaveFocus();
  });

  it('closes by a press outside [SH-9]', async () => {
    const { user } = await openMenu();
    await user.click(document.body);
    await closed();
    expect(menuButton()).toHaveFocus();
  });

  it.each(['Rytuały', /^Wiedza/])(
    'closes when a link is followed, also one that leaves the shop: %s [SH-9]',
    async (name) => {
      const { user, menu } = await openMenu();
      const link = within(menu).getByRole('link', { name });
      link.addEventListener('click', (event) => event.preventDefault());
      await user.click(link);
      await closed();
      expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    },
  );
});
