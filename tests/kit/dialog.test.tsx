import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog, type DialogProps } from '#kit/dialog.tsx';
import { watchPresses } from '#kit/last-press.ts';
import { axeFindings } from './axe.ts';

function Owned({ onOpenChange, ...given }: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>More</button>
      <p>Behind</p>
      <Dialog
        title="Jagna"
        closeLabel="Close"
        {...given}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange?.(next);
        }}
      >
        <a href="#inside">Inside</a>
      </Dialog>
    </>
  );
}

async function opened(given: Partial<DialogProps> = {}) {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(<Owned {...given} />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  return { user, dialog: await screen.findByRole('dialog') };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('Dialog', () => {
  it('is a named and described modal dialog [A29]', async () => {
    const { dialog } = await opened({ description: 'Tarot since 1999' });
    expect(dialog).toHaveAccessibleName('Jagna');
    expect(dialog).toHaveAccessibleDescription('Tarot since 1999');
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(screen.getByRole('heading', { name: 'Jagna' })).toBeInTheDocument();
  });

  it('keeps its name when the title is hidden', async () => {
    const { dialog } = await opened({ titleHidden: true });
    expect(dialog).toHaveAccessibleName('Jagna');
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('keeps focus inside and the page behind out of reach [A29]', async () => {
    const { user } = await opened();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Inside' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('link', { name: 'Inside' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
    expect(document.body.style.pointerEvents).toBe('none');
  });

  it('gives focus back to the pressed button in an engine that focuses none (Safari) [EG-1] [A28]', async () => {
    watchPresses();
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    render(
      <main tabIndex={-1}>
        <Owned />
      </main>,
    );
    screen.getByRole('main').addEventListener('mousedown', (event) => event.preventDefault());
    screen.getByRole('main').focus();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
  });

  it('leads to the page’s main part when what opened it is gone meanwhile [A28]', async () => {
    function Banner() {
      const [isOpen, setOpen] = useState<boolean>();
      return (
        <main tabIndex={-1}>
          {isOpen !== false && <button onClick={() => setOpen(true)}>Settings</button>}
          <Dialog title="Settings" closeLabel="Close" open={isOpen === true} onOpenChange={setOpen}>
            <p>Inside</p>
          </Dialog>
        </main>
      );
    }
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    render(<Banner />);
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    const focus = vi.spyOn(screen.getByRole('main', { hidden: true }), 'focus');
    await user.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    // The whole page takes it: nothing scrolls to its top.
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  });

  it.each<[string, (user: ReturnType<typeof userEvent.setup>) => Promise<void>]>([
    ['Escape', (user) => user.keyboard('{Escape}')],
    ['the close button', (user) => user.click(screen.getByRole('button', { name: 'Close' }))],
    ['a press outside', (user) => user.click(screen.getByText('Behind'))],
  ])('is closed by %s, and focus returns to where it was [A28]', async (_, close) => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    const { user } = await opened({ onOpenChange });
    await close(user);
    await gone();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
  });

  it('lets its owner place the focus, going in and coming back', async () => {
    const { user } = await opened({
      onOpenAutoFocus: (event) => {
        event.preventDefault();
        screen.getByRole('link').focus();
      },
      onCloseAutoFocus: (event) => event.preventDefault(),
    });
    expect(screen.getByRole('link', { name: 'Inside' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await gone();
    expect(screen.getByRole('button', { name: 'More' })).not.toHaveFocus();
  });

  it('is controlled: stays until its owner closes it', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(
      <Dialog open onOpenChange={onOpenChange} title="T" closeLabel="Close">
        <p>Text</p>
      </Dialog>,
    );
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('not modal leaves the page reachable and still closes by a press outside', async () => {
    const { user, dialog } = await opened({ modal: false, parts: { overlay: 'o' } });
    expect(dialog).not.toHaveAttribute('aria-modal');
    expect(document.querySelector('.o')).toBeNull();
    expect(screen.getByRole('button', { name: 'More' })).toBeInTheDocument();
    await user.click(screen.getByText('Behind'));
    await gone();
  });

  it('names its close button also when an icon stands for the word', async () => {
    await opened({ closeIcon: <svg />, parts: { close: 'c', overlay: 'o', content: 'd', title: 't' } });
    expect(screen.getByRole('button', { name: 'Close' })).toHaveClass('c');
    expect(document.querySelectorAll('.o, .d, .t')).toHaveLength(3);
  });

  it.each<[string, Partial<DialogProps>]>([
    ['titled', { description: 'Text' }],
    ['with a hidden title and an icon', { titleHidden: true, closeIcon: <svg aria-hidden="true" /> }],
    ['not modal', { modal: false }],
  ])('has no axe findings when %s', async (_, given) => {
    await opened(given);
    expect(await axeFindings()).toEqual([]);
  });
});
