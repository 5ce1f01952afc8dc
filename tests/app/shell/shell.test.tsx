import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Shell } from '#app/shell/shell.tsx';
import { useMessages } from '#app/shell/use-messages.ts';
import { partFailure } from '#copy/site/errors.ts';
import { sellerLine } from '#copy/law/seller.ts';
import { useMoonOfToday } from '#page/moon.ts';
import type { PublicConfig } from '#page/public-config.ts';
import { eventually, onStage, pageData } from '#tests/page/stage.tsx';

const broken = vi.hoisted(() => ({ name: '' }));
/** A dialog that shows its name, can be closed, and throws while it is the broken one. */
const standIn = vi.hoisted(() => (name: string) => (props: { open: boolean; onClose: () => void }) => {
  if (props.open && broken.name === name) throw new Error('broken');
  return props.open ? (
    <div role="dialog" aria-label={name}>
      <button type="button" onClick={props.onClose}>
        zamknij {name}
      </button>
    </div>
  ) : null;
});
vi.mock('#app/shell/moon-calendar.tsx', () => ({ MoonCalendar: standIn('calendar') }));
vi.mock('#blocks/shell/mobile-menu.tsx', () => ({ MobileMenu: standIn('menu') }));
vi.mock('#blocks/shell/consent-settings.tsx', () => ({ ConsentSettings: standIn('settings') }));

/** What a page shows of the moon that its frame has fetched. */
const PageOfTheMoon = () => <p data-testid="moon">{useMoonOfToday()?.illumination}</p>;

function Framed() {
  const messages = useMessages();
  return (
    <Shell path="/tarot" data={pageData} messages={messages}>
      <PageOfTheMoon />
    </Shell>
  );
}

const MOON = { sign: 'Leo', phase: 'first quarter', illumination: 0.4 };
const opened = (config: Partial<PublicConfig> = {}) =>
  onStage(<Framed />, {
    network: (call) => (call === 'GET /moon' ? Response.json(MOON) : undefined),
    config,
  });

const OPENERS = [
  ['calendar', /otwórz kalendarz|kalendarz księżycowy/i],
  ['menu', 'Otwórz menu'],
  ['settings', 'Ustawienia cookies'],
] as const;

/** Presses a button that comes with its part's code. */
const press = async (name: string | RegExp) => {
  await eventually(() => expect(screen.getByRole('button', { name })).toBeVisible());
  fireEvent.click(screen.getByRole('button', { name }));
};
const dialogs = () => screen.queryAllByRole('dialog').map((one) => one.getAttribute('aria-label'));

beforeEach(() => {
  localStorage.clear();
  broken.name = '';
});
afterEach(() => vi.restoreAllMocks());

test.each(OPENERS)('the %s opens alone, and is closed by its own button', async (name, opener) => {
  await opened();
  await press(opener);
  await eventually(() => expect(dialogs()).toEqual([name]));
  await press(`zamknij ${name}`);
  await eventually(() => expect(dialogs()).toEqual([]));
});

test.each(OPENERS)(
  'the %s that could not be shown says so and is closed: the next press shows it [U35]',
  async (name, opener) => {
    // React reports what a boundary has caught.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    broken.name = name;
    await opened();
    await press(opener);
    await eventually(() => expect(screen.getAllByText(partFailure.title)[0]).toBeVisible());
    broken.name = '';
    await press(opener);
    await eventually(() => expect(dialogs()).toEqual([name]));
    // The machines live as long as the visit.
    await press(`zamknij ${name}`);
    await eventually(() => expect(dialogs()).toEqual([]));
  },
);

test('the moon that the frame has fetched is the page’s moon, too; without a calendar it opens none [SH-7] [BC-7]', async () => {
  await opened({ backend: 'foreign' });
  await eventually(() => expect(screen.getByTestId('moon')).toHaveTextContent('0.4'));
  const banner = screen.getByRole('region', { name: 'Dziś na niebie' });
  expect(within(banner).getByText('Lew')).toBeVisible();
  expect(within(banner).queryByRole('button')).toBeNull();
});

test('a line that is lost is told in the bar, as long as it is lost [U35]', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await opened();
  const bar = screen.getByRole('banner');
  const turns = (isOnline: boolean) =>
    act(() => {
      line.mockReturnValue(isOnline);
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  expect(within(bar).getByRole('status')).toBeEmptyDOMElement();
  turns(false);
  expect(within(bar).getByRole('status')).toHaveTextContent('Brak połączenia z internetem');
  turns(true);
  expect(within(bar).getByRole('status')).toBeEmptyDOMElement();
});

test('the foot names the seller and this year', async () => {
  vi.useFakeTimers({ now: new Date('2027-01-02T12:00:00Z'), toFake: ['Date'] });
  try {
    const seller = { name: 'Kwiat', address: 'ul. Leśna 1', nip: '5213870274', phone: '1', isSample: false };
    await opened({ seller });
    await eventually(() => expect(screen.getByText(sellerLine(seller))).toBeVisible());
    // The server's page is of another year.
    await eventually(() => expect(screen.getByText(/^© 2027/)).toBeVisible());
  } finally {
    vi.useRealTimers();
  }
});

test('the banner asks until it is answered, and the settings open from it', async () => {
  await opened();
  await press('Ustawienia');
  await eventually(() => expect(dialogs()).toEqual(['settings']));
  await press('zamknij settings');
  await press('Tylko niezbędne');
  await eventually(() => expect(screen.queryByRole('button', { name: 'Tylko niezbędne' })).toBeNull());
});
