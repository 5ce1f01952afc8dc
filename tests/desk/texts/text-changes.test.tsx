import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextChanges } from '#desk/texts/text-changes.tsx';

test('beside the shop there is nothing to return from; beside a version there is [DK-16]', () => {
  const changes = (version: number | undefined) => (
    <TextChanges changes={[]} version={version} onStop={() => undefined} />
  );
  const { rerender } = render(changes(undefined));
  expect(screen.queryByRole('button')).toBeNull();
  rerender(changes(2));
  expect(screen.getByRole('button', { name: 'Porównaj znowu ze sklepem' })).toBeDefined();
});
