import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FairyDialog } from '#blocks/specialist/fairy-dialog.tsx';
import type { Fairy } from '#domain/catalogue.ts';
import { specialistCopy } from '#copy/purchase/specialist.ts';
import { grosze, type Grosze } from '#domain/grosze.ts';
import { axeFindings } from '#tests/kit/axe.ts';
import { SYBILLA } from '../purchase/order-samples.tsx';

interface PageProps {
  fairy?: Fairy;
  price?: Grosze | undefined;
  isFrom?: boolean;
  onChoose?: (fairyId: string) => void;
}

/** A page with the button that opens the dialog, and a form that takes the focus when she is chosen. */
function Page({ fairy = SYBILLA, price, isFrom, onChoose }: PageProps) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <button onClick={() => setOpen(true)}>Więcej</button>
      <h2 id="form" tabIndex={-1}>
        Formularz
      </h2>
      <FairyDialog
        fairy={fairy}
        price={price}
        isFrom={isFrom}
        isChosen={false}
        pagePath="/wrozka/sybilla"
        open={open}
        onOpenChange={setOpen}
        onChoose={(fairyId) => {
          onChoose?.(fairyId);
          document.getElementById('form')?.focus();
        }}
      />
    </main>
  );
}

async function openDialog(props: PageProps = { price: grosze(79_00) }) {
  const user = userEvent.setup();
  render(<Page {...props} />);
  await user.click(screen.getByRole('button', { name: 'Więcej' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Sybilla' }) };
}

describe('FairyDialog', () => {
  it('holds the whole description and all that the card says [OP-3]', async () => {
    const { dialog } = await openDialog();
    expect(dialog).toHaveAccessibleDescription('Rozkłada karty wieczorem, przy jednej świecy.');
    for (const text of ['Zajęta', 'Miłość i relacje', 'ok. 3 godz.', '79,00 zł']) {
      expect(within(dialog).getByText(text)).toBeVisible();
    }
    expect(within(dialog).getByRole('img', { name: 'Średnia ocena 4 na\u00a05' })).toBeVisible();
  });

  it('says of a free character of the brand what she is and how she writes, and leads to her samples [OP-3]', async () => {
    const free = { isAvailable: true, isBrand: true, voice: 'Pisze ciepło.', samples: ['tarot'] } as const;
    const { dialog } = await openDialog({ price: grosze(79_00), fairy: { ...SYBILLA, ...free } });
    const said = (dialog.textContent ?? '').replaceAll('\u00a0', ' ');
    for (const words of ['Pisze ciepło.', 'Postać naszej marki', 'Wolna']) expect(said).toContain(words);
    expect(said).not.toContain('Zajęta');
    expect(within(dialog).getByRole('link', { name: /przykład/i })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/wrozka\/sybilla#/),
    );
    expect(within(dialog).queryByText(specialistCopy.busyNote)).toBeNull();
  });

  it('chosen once, and closed without a choice the next time, chooses nobody again [OP-3]', async () => {
    const onChoose = vi.fn();
    const { user, dialog } = await openDialog({ price: grosze(79_00), onChoose });
    await user.click(within(dialog).getByRole('button', { name: /^Wybieram/ }));
    await waitFor(() => expect(onChoose).toHaveBeenCalledTimes(1));
    await user.click(screen.getByRole('button', { name: 'Więcej' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Więcej' })).toHaveFocus());
    expect(onChoose).toHaveBeenCalledTimes(1);
  });

  it('has no accessibility finding [A1]', async () => {
    const { dialog } = await openDialog();
    expect(await axeFindings(dialog)).toEqual([]);
  });

  it('closes by button and by Escape, and gives the focus back [A29]', async () => {
    const { user } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Zamknij opis' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Więcej' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('choosing closes it first, so that the form can keep the focus [OP-4] [A20]', async () => {
    const onChoose = vi.fn<(fairyId: string) => void>(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    const { user } = await openDialog({ price: grosze(79_00), onChoose });
    await user.click(screen.getByRole('button', { name: 'Wybieram: Sybilla, 79,00\u00a0zł' }));
    await waitFor(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith(SYBILLA.id));
    expect(screen.getByRole('heading', { name: 'Formularz' })).toHaveFocus();
    // Nothing takes it away afterwards.
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(screen.getByRole('heading', { name: 'Formularz' })).toHaveFocus();
  });

  it('leads to her own page [RD-4] [R47]', async () => {
    const { dialog } = await openDialog();
    const link = within(dialog).getByRole('link', { name: 'Wszystko, co prowadzi Sybilla' });
    expect(link).toHaveAttribute('href', '/wrozka/sybilla');
  });

  it('before a variant is chosen her price is the lowest, in print and in the button’s name [OP-3] [A19]', async () => {
    const { dialog } = await openDialog({ price: grosze(79_00), isFrom: true });
    expect(within(dialog).getByText('79,00 zł').parentElement).toHaveTextContent('od 79,00 zł');
    expect(within(dialog).getByRole('button', { name: /^Wybieram/ })).toHaveAccessibleName(
      'Wybieram: Sybilla, od 79,00\u00a0zł',
    );
  });

  it('only describes while there is no price to choose her for [OP-3]', async () => {
    const { dialog } = await openDialog({ price: undefined });
    expect(within(dialog).queryByRole('button', { name: /^Wybieram/ })).toBeNull();
  });
});
