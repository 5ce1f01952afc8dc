import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TopicsForm, type Topic } from '#desk/specialists/topics-form.tsx';

test('topics are moved up, and six are the most [DK-11]', async () => {
  const start = ['Miłość', 'Praca', 'Dom', 'Sny', 'Zdrowie'].map((content): Topic => ({
    id: content,
    content,
    icon: 'HEARTH',
  }));
  function Typing() {
    const [topics, setTopics] = useState<readonly Topic[]>(start);
    return <TopicsForm topics={topics} problems={{}} onChange={setTopics} />;
  }
  render(<Typing />);
  const words = () => screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value);
  const user = userEvent.setup();
  await user.click(screen.getAllByRole('button', { name: /wyżej/ })[2] ?? document.body);
  expect(words()).toEqual(['Miłość', 'Dom', 'Praca', 'Sny', 'Zdrowie']);
  await user.click(screen.getByRole('button', { name: 'Dodaj temat' }));
  expect(words()).toHaveLength(6);
  expect(screen.queryByRole('button', { name: 'Dodaj temat' })).toBeNull();
  expect(screen.getByText(/^Więcej niż sześć tematów/)).toBeDefined();
});
