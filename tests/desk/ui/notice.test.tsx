import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Notice } from '#desk/ui/notice.tsx';

test('what kind a notice is shows by its sign too, not by its colour alone', () => {
  const sign = (kind: 'info' | 'ok' | 'warn' | 'bad') => {
    const { container, unmount } = render(<Notice kind={kind}>Tekst</Notice>);
    const shown = [
      container.firstElementChild?.getAttribute('data-kind'),
      container.querySelector('use')?.getAttribute('href')?.split('#')[1],
    ];
    unmount();
    return shown;
  };
  expect([sign('info'), sign('ok'), sign('warn'), sign('bad')]).toEqual([
    ['info', 'info'],
    ['ok', 'ok'],
    ['warn', 'alert'],
    ['bad', 'alert'],
  ]);
});

test('a live notice is there empty before its words, so that they are announced; another has them at once and is no status', () => {
  const live = (
    <Notice kind="bad" title="Nie udało się" live>
      Spróbuj jeszcze raz
    </Notice>
  );
  expect(renderToString(live)).toMatch(/role="status"/);
  expect(renderToString(live)).not.toMatch(/Nie udało się|Spróbuj/);
  render(live);
  expect(screen.getByRole('status')).toHaveTextContent('Nie udało sięSpróbuj jeszcze raz');
  const still = renderToString(<Notice kind="info" title="Tytuł" />);
  expect(still).toMatch(/Tytuł/);
  expect(still).not.toMatch(/role="status"/);
});
