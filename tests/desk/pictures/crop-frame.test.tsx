import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

test.each([
  ['is lifted', fireEvent.pointerUp],
  ['is taken away by the browser', fireEvent.pointerCancel],
])('the picture follows a pressed pointer until it %s [DK-14]', (_, end) => {
  const [size, target] = [
    { width: 800, height: 400 },
    { width: 200, height: 200 },
  ];
  const onCrop = vi.fn();
  const crop = firstCrop({ size, target });
  render(<CropFrame src="x.png" size={size} target={target} hasArch={false} crop={crop} onCrop={onCrop} />);
  const frame = screen.getByRole('application');
  frame.setPointerCapture = () => undefined;
  frame.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  fireEvent.pointerMove(frame, { clientX: 10, clientY: 50 });
  expect(onCrop, 'before it is pressed').not.toHaveBeenCalled();
  fireEvent.pointerDown(frame, { clientX: 50, clientY: 50 });
  fireEvent.pointerMove(frame, { clientX: 40, clientY: 50 });
  expect(onCrop).toHaveBeenCalledOnce();
  end(frame);
  fireEvent.pointerMove(frame, { clientX: 10, clientY: 50 });
  expect(onCrop, 'afterwards').toHaveBeenCalledOnce();
});
