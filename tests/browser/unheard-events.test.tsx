import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { skipUnheardEvents } from '#browser/unheard-events.ts';

it('React at this root hears presses and keys, and no mouse that passes', () => {
  const root = document.createElement('div');
  document.body.append(root);
  skipUnheardEvents(root);
  const heard: string[] = [];
  const hear = ({ type }: { type: string }) => heard.push(type);
  const app = createRoot(root);
  act(() =>
    app.render(
      <button onClick={hear} onPointerEnter={hear} onMouseDown={hear} onMouseUp={hear} onKeyDown={hear}>
        Dalej
      </button>,
    ),
  );
  const button = root.querySelector('button');
  for (const type of ['pointerover', 'mouseover', 'mousedown', 'mouseup', 'click', 'keydown'])
    act(() => button?.dispatchEvent(new MouseEvent(type, { bubbles: true })));
  expect(heard).toEqual(['pointerenter', 'mousedown', 'click', 'keydown']);
  act(() => app.unmount());
  root.remove();
});
