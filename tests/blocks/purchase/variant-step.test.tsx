import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { VariantStep } from '#blocks/purchase/variant-step.tsx';
import { grosze } from '#domain/grosze.ts';
import { seal } from '#styles/choice-card.css.ts';
import { PRODUCTS } from './order-samples.tsx';

const nothing = () => undefined;

const price = (id: string) => ({ one: grosze(49_00), three: grosze(89_00) })[id];
const radio = (name: RegExp) => screen.getByRole('radio', { name });

function Owned() {
  const [value, setValue] = useState<string>();
  return <VariantStep variants={PRODUCTS} priceFrom={price} value={value} onChoose={setValue} />;
}

describe('VariantStep', () => {
  it('is a radio group named by its heading: the page’s own words, or ours [SH-13] [OP-1]', () => {
    const { rerender } = render(<VariantStep variants={PRODUCTS} priceFrom={price} onChoose={nothing} />);
    expect(screen.getByRole('radiogroup', { name: 'Wybierz wariant' })).toBeVisible();
    rerender(
      <VariantStep heading="Wybierz rozkład" variants={PRODUCTS} priceFrom={price} onChoose={nothing} />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Wybierz rozkład' })).toBeVisible();
    expect(screen.getByRole('radiogroup', { name: 'Wybierz rozkład' })).toBeVisible();
  });

  it('names each card by title, description and lowest price [BC-1]', () => {
    render(<VariantStep variants={PRODUCTS} priceFrom={price} onChoose={nothing} />);
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(radio(/^Jedna karta Opis: Jedna karta od\s49,00\szł$/)).not.toBeChecked();
    expect(radio(/^Tarot dla dwojga Opis: Tarot dla dwojga dla dwóch osób /)).toBeVisible();
  });

  it('says so where nobody sells a variant', () => {
    render(<VariantStep variants={PRODUCTS} priceFrom={price} onChoose={nothing} />);
    expect(radio(/Na razie nikt nie prowadzi tej usługi$/)).toHaveAttribute('value', 'pair');
  });

  it('tells of the choice, marks the card, leaves focus on it [OP-1] [A17] [A18]', async () => {
    const user = userEvent.setup();
    render(<Owned />);
    await user.click(radio(/^Jedna karta/));
    expect(radio(/^Jedna karta/)).toBeChecked();
    expect(radio(/^Jedna karta/)).toHaveFocus();
    const card = radio(/^Jedna karta/).closest('label') as HTMLElement;
    expect(card).toHaveAttribute('data-state', 'checked');
    expect(card.querySelector(`.${seal}`)).not.toBeNull();
  });

  it('loads one of the plates at once [R46]', () => {
    const { container } = render(<VariantStep variants={PRODUCTS} priceFrom={price} onChoose={nothing} />);
    const images = [...container.querySelectorAll('img')];
    expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
    expect(images[0]).toHaveAttribute('width', '240');
    expect(images[0]).toHaveAttribute('height', '340');
  });
});
