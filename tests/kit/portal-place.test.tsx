import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog } from '#kit/dialog.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { ToastRegion } from '#kit/toast-region.tsx';

const nothing = () => undefined;

it('a dialog, a list and an announcement share one place, and React never listens at the body', async () => {
  const listen = vi.spyOn(document.body, 'addEventListener');
  render(
    <>
      <Dialog open onOpenChange={nothing} title="Jagna" closeLabel="Close" modal={false}>
        <p>Inside</p>
      </Dialog>
      <SelectField
        label="Sign"
        name="sign"
        placeholder="Choose"
        value=""
        options={[]}
        onValueChange={nothing}
      />
      <ToastRegion
        label="News"
        toastLabel="News"
        closeLabel="Close"
        toasts={[{ id: '1', kind: 'info', title: 'Saved' }]}
        onDismiss={nothing}
      />
    </>,
  );
  const place = (await screen.findByRole('dialog')).parentElement;
  expect(place?.parentElement).toBe(document.body);
  expect(place).toContainElement(await screen.findByText(/^News\s*Saved/));
  expect(listen.mock.calls.map(([type]) => type)).not.toContain('click');
  expect(Object.keys(document.body).filter((key) => key.startsWith('_reactListening'))).toEqual([]);
});
