// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { VisuallyHidden } from '#kit/visually-hidden.tsx';

describe('VisuallyHidden', () => {
  it('stays in the accessible name, hidden by its class alone', () => {
    render(
      <button>
        <VisuallyHidden parts={{ root: 'hidden' }}>Average rating</VisuallyHidden> 4
      </button>,
    );
    expect(screen.getByRole('button', { name: 'Average rating 4' })).toBeInTheDocument();
    expect(screen.getByText('Average rating')).toHaveClass('hidden');
    expect(screen.getByText('Average rating')).not.toHaveAttribute('style');
  });

  it('cannot be used without a class', () => {
    // @ts-expect-error `parts.root` does the hiding
    const visible = <VisuallyHidden parts={{}}>Text</VisuallyHidden>;
    expect(visible).toBeDefined();
  });
});
