import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '#kit/button.tsx';
import { axeFindings } from './axe.ts';

describe('Button', () => {
  it('is pressed by click, Enter and Space, and does not submit unless asked', async () => {
    const user = userEvent.setup();
    const onPress = vi.fn<() => void>();
    const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button onPress={onPress}>Go</Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Go' }));
    await user.keyboard('{Enter} ');
    expect(onPress).toHaveBeenCalledTimes(3);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('passes on class, id, aria and data attributes', () => {
    render(
      <Button parts={{ root: 'look' }} id="pay" aria-pressed aria-describedby="why" data-provider="PAYU">
        Pay
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Pay', pressed: true });
    expect(button).toHaveClass('look');
    expect(button).toHaveAttribute('id', 'pay');
    expect(button).toHaveAttribute('aria-describedby', 'why');
    expect(button).toHaveAttribute('data-provider', 'PAYU');
    expect(button).not.toHaveAttribute('aria-disabled');
  });

  it.each(['pending', 'blocked'] as const)(
    'while %s keeps focus and swallows every press [A31]',
    async (state) => {
      const user = userEvent.setup();
      const onPress = vi.fn<() => void>();
      const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
      const form = (held: boolean) => (
        <form onSubmit={onSubmit}>
          <input aria-label="Name" />
          <Button type="submit" onPress={onPress} {...{ [state]: held }}>
            Pay
          </Button>
        </form>
      );
      const { rerender } = render(form(false));
      const button = screen.getByRole('button');
      await user.click(button);
      expect(onSubmit).toHaveBeenCalledTimes(1);

      rerender(form(true));
      expect(button).toHaveFocus();
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAttribute(`data-${state}`);
      expect(button).not.toBeDisabled();
      await user.dblClick(button);
      await user.keyboard('{Enter} ');
      await user.type(screen.getByRole('textbox'), 'Ada{Enter}');
      expect(onPress).toHaveBeenCalledTimes(1);
      expect(onSubmit).toHaveBeenCalledTimes(1);
    },
  );

  it('when disabled is really disabled [A31]', async () => {
    const onPress = vi.fn<() => void>();
    render(
      <Button disabled onPress={onPress}>
        Apply
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    await userEvent.tab();
    expect(screen.getByRole('button')).toBeDisabled();
    expect(document.body).toHaveFocus();
    expect(onPress).not.toHaveBeenCalled();
  });

  it('has no axe findings in any state', async () => {
    render(
      <>
        <Button>One</Button>
        <Button disabled>Two</Button>
        <Button pending>Three</Button>
        <Button blocked>Four</Button>
      </>,
    );
    expect(await axeFindings()).toEqual([]);
  });

  it('refuses a look or a handler by the back door', () => {
    // @ts-expect-error the look comes by `parts` only
    const withClass = <Button className="x">A</Button>;
    // @ts-expect-error presses come by `onPress`, which knows about `pending`
    const withClick = <Button onClick={() => undefined}>A</Button>;
    expect([withClass, withClick]).toHaveLength(2);
  });
});
