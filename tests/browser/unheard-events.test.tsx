import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { expect, it } from 'vitest';
import { withoutUnheardEvents } from '#browser/unheard-events.ts';

it('React at this root hears presses and keys, and no pointer that leaves; who listens there later hears all', () => {
  const root = document.createElement('div');
  document.body.append(root);
  const heard: string[] = [];
  const hear = ({ type }: { type: string }) => heard.push(type);
  let app: Root | undefined;
  withoutUnheardEvents(root, () => (app = createRoot(root)));
  act(() =>
    app?.render(
      <button
        onClick={hear}
        onPointerOver={hear}
        onPointerOut={hear}
        onMouseDown={hear}
        onMouseUp={hear}
        onKeyDown={hear}
      >
        Dalej
      </button>,
    ),
  );
  const button = root.querySelector('button');
  for (const type of ['pointerover', 'pointerout', 'mouseover', 'mousedown', 'mouseup', 'click', 'keydown'])
    act(() => button?.dispatchEvent(new MouseEvent(type, { bubbles: true })));
  expect(heard).toEqual(['pointerover', 'mousedown', 'click', 'keydown']);

  root.addEventListener('mouseup', hear);
  button?.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
  expect(heard.at(-1)).toBe('mouseup');
  act(() => app?.unmount());
  root.remove();
});
