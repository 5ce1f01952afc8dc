import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ChartSaving } from '#blocks/birth-horoscope/chart-saving.tsx';
import { chartCopy } from '#copy/sky/chart.ts';
import { chartWordsCopy } from '#copy/sky/chart-words.ts';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a shared card tells no name unless its owner has asked for that', () => {
  const onShare = vi.fn<(withName: boolean) => void>();
  render(<ChartSaving onShare={onShare} onSave={vi.fn()} onPrint={vi.fn()} />);
  press(chartWordsCopy.share);
  fireEvent.click(screen.getByRole('checkbox', { name: chartWordsCopy.shareName }));
  press(chartWordsCopy.share);
  expect(onShare.mock.calls).toEqual([[false], [true]]);
});

test('each button saves or prints what it says', () => {
  const done: string[] = [];
  render(
    <ChartSaving onShare={vi.fn()} onSave={(kind) => done.push(kind)} onPrint={() => done.push('paper')} />,
  );
  for (const name of [chartCopy.savePng, chartCopy.print, chartCopy.saveSvg]) press(name);
  expect(done).toEqual(['png', 'paper', 'svg']);
});
