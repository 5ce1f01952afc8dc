import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PredictionStep } from '#blocks/purchase/prediction-step.tsx';

const nothing = () => undefined;

const options = [
  { value: 'one', label: 'Jedno pytanie (od 39,00 zł)' },
  { value: 'two', label: 'Dwa pytania (od 69,00 zł)' },
];

describe('PredictionStep', () => {
  it('is the dropdown "Wybór usługi" with the chosen option shown [OP-6]', () => {
    render(<PredictionStep options={options} value="one" onChoose={nothing} />);
    expect(screen.getByRole('combobox', { name: 'Wybór usługi' })).toHaveTextContent(
      'Jedno pytanie (od 39,00 zł)',
    );
  });

  it('tells of another choice [OP-6]', async () => {
    const onChoose = vi.fn<(id: string) => void>();
    render(<PredictionStep options={options} value="one" onChoose={onChoose} />);
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(screen.getByRole('option', { name: 'Dwa pytania (od 69,00 zł)' }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('two');
  });
});
