import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { firstCrop } from '#desk/pictures/crop.ts';
import { CropFrame } from '#desk/pictures/crop-frame.tsx';

test('only a picture with more dots than its card needs can be enlarged [DK-14]', () => {
  const target = { width: 640, height: 800 };
  const frame = (times: number) => {
    const size = { width: target.width * times, height: target.height * times };
    return (
      <CropFrame
        src="/x.webp"
        size={size}
        target={target}
        hasArch={false}
        crop={firstCrop({ size, target })}
        onCrop={() => undefined}
      />
    );
  };
  const { rerender } = render(frame(2));
  expect(screen.getByRole('slider', { name: 'Powiększenie' })).toBeDefined();
  rerender(frame(1));
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.getByText(/Nie da się go powiększyć/)).toBeDefined();
});
