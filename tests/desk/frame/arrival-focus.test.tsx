import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

// Whether anything was pressed yet is remembered by the page's own modules.
vi.resetModules();
const { createDeskClient } = await import('#desk/api/desk-client.ts');
const { InsidePage } = await import('#desk/frame/inside-page.tsx');
const { renderDesk } = await import('../render-desk.tsx');

/** A page whose button leads to another, and goes with its page. */
function Pages() {
  const [isSecond, setSecond] = useState(false);
  return (
    <InsidePage key={String(isSecond)} title={isSecond ? 'Druga' : 'Pierwsza'}>
      {!isSecond && (
        <button type="button" onClick={() => setSecond(true)}>
          Dalej
        </button>
      )}
    </InsidePage>
  );
}

test('the first Tab on the desk leads to the skip link; a page that a press brought takes the focus of the link that is gone [A5]', async () => {
  const client = createDeskClient(() => Promise.reject(new Error('Nothing is asked')));
  const user = renderDesk(client, [], '/', <Pages />);
  expect(document.body).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Przejdź do treści' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Dalej' }));
  expect(document.title).toContain('Druga');
  expect(screen.getByRole('main')).toHaveFocus();
});
