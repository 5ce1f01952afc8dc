import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SkipLink } from '#kit/skip-link.tsx';
import { axeFindings } from './axe.ts';

function Page() {
  return (
    <>
      <SkipLink href="#main" parts={{ root: 'skip' }}>
        Skip to content
      </SkipLink>
      <nav>
        <a href="/a">A</a>
      </nav>
      <main id="main">
        <a href="/b">B</a>
      </main>
    </>
  );
}

describe('SkipLink', () => {
  it('moves focus past the navigation without touching the address', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(location.hash).toBe('');
    await user.tab();
    expect(screen.getByRole('link', { name: 'B' })).toHaveFocus();
    expect(screen.getByRole('main')).not.toHaveAttribute('tabindex');
  });

  it('is a plain link where the target is missing', () => {
    render(<SkipLink href="#nowhere">Skip</SkipLink>);
    expect(screen.getByRole('link')).toHaveAttribute('href', '#nowhere');
  });

  it('has no axe findings', async () => {
    render(<Page />);
    expect(await axeFindings()).toEqual([]);
  });
});
