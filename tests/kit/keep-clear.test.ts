import { describe, expect, it } from 'vitest';
import { EDGES, freePlace, type Box } from '#kit/keep-clear.ts';

const phone = { width: 390, height: 844 };
const message = { width: 358, height: 70 };
const box = (top: number, height: number, left = 0, width = 390): Box => ({ left, top, width, height });

describe('freePlace', () => {
  it('is the lower left corner where nothing is there [RD-8]', () => {
    expect(freePlace(message, phone, [])).toEqual({ left: 16, top: 844 - 16 - 70 });
  });

  it('is the lowest place between what must stay clear [RD-8]', () => {
    const bar = box(760, 84);
    const button = box(640, 60);
    // Between button and bar are 60 px: too few for the message with its air.
    expect(freePlace(message, phone, [bar, button])).toEqual({ left: 16, top: 640 - 8 - 70 });
    expect(freePlace({ ...message, height: 40 }, phone, [bar, button])).toEqual({
      left: 16,
      top: 760 - 8 - 40,
    });
  });

  it('takes the right edge of a wide screen before it gives up [RD-8]', () => {
    const screen = { width: 1280, height: 300 };
    const form = box(0, 300, 0, 700);
    expect(freePlace(message, screen, [form])).toEqual({ left: 1280 - 16 - 358, top: 300 - 16 - 70 });
    expect(freePlace(message, screen, [form, box(0, 300, 700, 580)])).toBeUndefined();
  });

  it('stays off the notch of a phone on its side and the bar of one without buttons [RD-8]', () => {
    const edges = { ...EDGES, left: 59, right: 59, bottom: 34 };
    expect(freePlace(message, phone, [], edges)).toEqual({ left: 59, top: 844 - 34 - 70 });
    const left = box(0, 390, 0, 430);
    const side = { width: 844, height: 390 };
    expect(freePlace(message, side, [left], edges)).toBeUndefined();
    expect(freePlace({ ...message, width: 300 }, side, [left], edges)).toEqual({
      left: 844 - 59 - 300,
      top: 390 - 34 - 70,
    });
  });

  it('is never above the screen [RD-8]', () => {
    expect(freePlace(message, phone, [box(60, 784)])).toBeUndefined();
  });
});
