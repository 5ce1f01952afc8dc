import { createHash } from 'node:crypto';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { KIT_STYLE_SOURCES } from '#kit/csp.ts';
import { SelectField } from '#kit/select-field.tsx';
import { ToastRegion } from '#kit/toast-region.tsx';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashes = () => [...document.querySelectorAll('style')].map((style) => hashOf(style.textContent));

describe('Content-Security-Policy', () => {
  it('every <style> written by an open select is in the list of hashes, and the list has no other', async () => {
    render(
      <SelectField
        label="M"
        name="m"
        value=""
        options={[{ value: '1', label: 'May' }]}
        onValueChange={() => undefined}
        placeholder="-"
      />,
    );
    expect(hashes()).toEqual([]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    // Under vitest Radix loads the original react-style-singleton; only the viewport's style is in its tree.
    const inList = [...document.querySelectorAll('[role=listbox] style')].map((style) => style.textContent);
    expect(inList).toHaveLength(1);
    expect(KIT_STYLE_SOURCES).toEqual([hashOf(inList[0] ?? ''), hashOf('')]);
  });

  it('toasts write no <style>', () => {
    render(
      <ToastRegion
        label="L"
        toastLabel="Message"
        closeLabel="Close"
        toasts={[{ id: '1', kind: 'error', title: 'T' }]}
        onDismiss={() => undefined}
      />,
    );
    expect(hashes()).toEqual([]);
  });
});
