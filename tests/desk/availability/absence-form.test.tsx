import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AbsenceForm } from '#desk/availability/absence-form.tsx';

test('an absence lasts from its first day on; one that is to come does not yet [DK-24]', () => {
  const nothing = () => undefined;
  render(
    <AbsenceForm
      lead="Kiedy jej nie ma"
      absences={[
        { from: '2026-11-24', until: '2026-11-26' },
        { from: '2026-12-24', until: '2026-12-26' },
      ]}
      today="2026-11-24"
      typed={{ from: '', until: '' }}
      problems={{}}
      isSaving={false}
      onType={nothing}
      onAdd={nothing}
      onRemove={nothing}
    />,
  );
  const [now, later] = screen.getAllByRole('listitem');
  expect(now).toHaveTextContent('trwa');
  expect(later).not.toHaveTextContent('trwa');
});
