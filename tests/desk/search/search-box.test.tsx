import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { foundThing } from '#desk/search/found-thing.ts';
import { SearchBox } from '#desk/search/search-box.tsx';
import type { FoundThing } from '#desk/domain/wire.ts';

test('what is typed anew marks the first again, whatever the arrows marked; Enter opens the marked one', async () => {
  const onChoose = vi.fn();
  const found = ['Anna', 'Ewa', 'Iza'].map((title) => ({ to: `/${title}`, title, under: '' }));
  function Searching() {
    const [text, setText] = useState('');
    return (
      <SearchBox label="Szukaj" text={text} onText={setText} found={found} message="" onChoose={onChoose} />
    );
  }
  render(<Searching />);
  const marked = () => screen.getByRole('option', { selected: true }).textContent;
  const user = userEvent.setup();
  await user.type(screen.getByRole('combobox'), 'a{ArrowUp}');
  expect(marked()).toBe('Iza');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(marked()).toBe('Ewa');
  await user.keyboard('b');
  expect(marked()).toBe('Anna');
  await user.keyboard('{End}{Enter}');
  expect(onChoose.mock.calls).toEqual([[found[2]]]);
});

test.each<[FoundThing['kind'], string, string]>([
  ['payment', '1007', '/zamowienia/1007'],
  ['invoice', '1007', '/zamowienia/1007#faktura'],
  ['withdrawal', '1007', '/zamowienia/1007#historia'],
  ['withdrawal', '', '/odstapienia'],
  ['order-mail', '1007', '/zamowienia/1007/list'],
])('a %s that was found (%j) leads to %s', (kind, id, to) => {
  expect(foundThing({ kind, id, name: 'x', under: '' }).to).toBe(to);
});
