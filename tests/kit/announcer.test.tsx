import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Announcer } from '#kit/announcer.tsx';
import { axeFindings } from './axe.ts';

describe('Announcer', () => {
  it('is in the page, polite and silent, before it speaks', () => {
    render(<Announcer parts={{ root: 'hidden' }} />);
    const region = screen.getByRole('status');
    expect(region).toHaveAttribute('aria-live', 'polite');
    // A sentence that changed in one word is said whole.
    expect(region).toHaveAttribute('aria-atomic', 'true');
    expect(region).toHaveClass('hidden');
    expect(region).toBeEmptyDOMElement();
    expect(renderToString(<Announcer message="Hello" />)).not.toContain('Hello');
  });

  it('says each new message, in the same region [A20]', () => {
    const { rerender } = render(<Announcer message="One" />);
    const region = screen.getByRole('status');
    expect(region).toHaveTextContent('One');
    rerender(<Announcer message="Two" />);
    expect(region).toHaveTextContent('Two');
    rerender(<Announcer message="" />);
    expect(region).toBeEmptyDOMElement();
  });

  it('changes nothing when asked to render the same message again [A32]', async () => {
    const { rerender } = render(<Announcer message="Waiting" announceKey={1} />);
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(screen.getByRole('status'), { childList: true, characterData: true, subtree: true });
    rerender(<Announcer message="Waiting" announceKey={1} />);
    await Promise.resolve();
    expect(changes).toEqual([]);
    rerender(<Announcer message="Waiting" announceKey={2} />);
    await Promise.resolve();
    expect(changes).not.toEqual([]);
    observer.disconnect();
  });

  it('tells a repeated message apart by what is not spoken', () => {
    const { rerender } = render(<Announcer message="Coupon removed" announceKey={1} />);
    const region = screen.getByRole('status');
    const texts = [region.textContent];
    for (const key of [2, 3]) {
      rerender(<Announcer message="Coupon removed" announceKey={key} />);
      texts.push(region.textContent);
    }
    expect(texts).toEqual(['Coupon removed', 'Coupon removed\u00A0', 'Coupon removed']);
  });

  it('may interrupt', () => {
    render(<Announcer message="Stop" politeness="assertive" />);
    expect(screen.getByRole('alert')).toHaveTextContent('Stop');
  });

  it('has no axe findings', async () => {
    render(<Announcer message="One" />);
    expect(await axeFindings()).toEqual([]);
  });
});
