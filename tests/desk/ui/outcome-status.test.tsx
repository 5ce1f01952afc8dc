import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { OutcomeStatus, type Outcome } from '#desk/ui/outcome-status.tsx';

const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
let top = 0;
beforeEach(() => {
  shown.mockClear();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top, bottom: top + 60 }) as DOMRect,
  );
});

/** A page whose action has ended so while this control had the focus. */
function drawn(outcome: Outcome, control: string) {
  const page = (ended: Outcome | undefined) => (
    <>
      <OutcomeStatus outcome={ended} />
      <button>Wyślij</button>
      <input aria-label="Imię" />
    </>
  );
  const { rerender } = render(page(undefined));
  (control === 'Imię' ? screen.getByRole('textbox') : screen.getByRole('button')).focus();
  rerender(page(outcome));
  return shown.mock.calls.length;
}
const FAILED: Outcome = { kind: 'bad', words: 'Zaplecze nie odpowiada.' };

test.each([
  ['a failure above what is seen', FAILED, -300, 'Wyślij', 1],
  ['a failure below what is seen', { ...FAILED, kind: 'warn' }, 5_000, 'Wyślij', 1],
  ['a failure in sight', FAILED, 100, 'Wyślij', 0],
  ['a failure while somebody types', FAILED, -300, 'Imię', 0],
  ['a success', { kind: 'ok', words: 'Zapisane.' }, -300, 'Wyślij', 0],
] as const)('%s is brought into view so often: [DK-6]', (_, outcome, at, control, times) => {
  top = at;
  expect(drawn(outcome, control)).toBe(times);
});
