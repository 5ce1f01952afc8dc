import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DeskFailure } from '#desk/api/desk-failure.ts';
import { DeskContext, type Desk } from '#desk/frame/desk-context.tsx';
import { PICTURE_WORDS, pictureCopy as copy } from '#desk/pictures/picture-copy.ts';
import { usePicture, type StoredPicture } from '#desk/pictures/use-picture.ts';
import { must } from '#domain/must.ts';
import { jpeg } from '#tests/picture-bytes.ts';

const closed = vi.hoisted(() => [] as string[]);
const opened = vi.hoisted(() => ({ count: 0, isBroken: false, isTooMuch: false, width: 1280 }));
vi.mock('#desk/pictures/picture-canvas.ts', () => ({
  openPicture: async () => {
    if (opened.isBroken) throw new Error('no picture');
    opened.count += 1;
    const url = `blob:${opened.count}`;
    const image = { naturalWidth: opened.width, naturalHeight: 1600 };
    return { image, url, close: () => void closed.push(url) };
  },
  encodePicture: async () => {
    if (opened.isTooMuch) throw new Error('too much');
    return 'picture';
  },
}));

const calls: {
  picture: string | null;
  seen: number;
  store: (stored: StoredPicture) => void;
  refuse: (error: unknown) => void;
}[] = [];
const onChanged = vi.fn<() => void>();
beforeEach(() => {
  calls.splice(0);
  closed.splice(0);
  Object.assign(opened, { count: 0, isBroken: false, isTooMuch: false, width: 1280 });
  onChanged.mockReset();
});
const put = (picture: string | null, seen: number) =>
  new Promise<StoredPicture>((store, refuse) => void calls.push({ picture, seen, store, refuse }));
const call = (at: number) => must(calls[at], `call ${at}`);

const picture = (version: number): StoredPicture => ({
  image: `/zdjecia/${version}.webp`,
  imageVersion: version,
});
const newer = (version: number) =>
  new DeskFailure(409, { code: 210, message: '', current: picture(version) } as never);
const file = () => new File([new Uint8Array(jpeg(1280, 1600))], 'ja.jpg');
const Around = ({ children }: { children: ReactNode }) => (
  <DeskContext value={{ isSignedIn: true } as unknown as Desk}>{children}</DeskContext>
);

function shown(version = 3) {
  const { result, rerender, unmount } = renderHook(
    (stored: StoredPicture) => usePicture({ kind: 'portrait', stored, put, onChanged }),
    { initialProps: picture(version), wrapper: Around },
  );
  const now = () => result.current;
  return {
    now,
    load: rerender,
    unmount,
    choose: () => act(async () => void (await now().choose(file()))),
    save: async () => {
      const before = calls.length;
      act(() => void now().save());
      await waitFor(() => expect(calls).toHaveLength(before + 1));
      return must(calls.at(-1), 'call');
    },
    leave: () => act(() => now().leave()),
  };
}

test('a picture is given back as another takes its place, as it is saved, and as its page is left [DK-14]', async () => {
  const { choose, save, leave, unmount } = shown();
  await choose();
  expect(closed).toEqual([]);
  await choose();
  expect(closed).toEqual(['blob:1']);
  leave();
  expect(closed).toEqual(['blob:1', 'blob:2']);
  await choose();
  const { store } = await save();
  await act(async () => store(picture(4)));
  await choose();
  expect(closed).toEqual(['blob:1', 'blob:2', 'blob:3']);
  unmount();
  expect(closed).toEqual(['blob:1', 'blob:2', 'blob:3', 'blob:4']);
});

test('a picture too small is given back at once, and one that cannot be opened says so; nothing is chosen [DK-14]', async () => {
  const { now, choose } = shown();
  opened.width = 639;
  await choose();
  expect(closed).toEqual(['blob:1']);
  expect([now().chosen, now().outcome?.kind]).toEqual([undefined, 'bad']);
  opened.isBroken = true;
  await choose();
  expect(now().outcome?.words).toBe(copy.problem({ kind: 'unreadable' }, { width: 640, height: 800 }));
});

test('a save goes with the version that was there as the picture was chosen [DK-6] [DK-14]', async () => {
  const { now, choose, save, load } = shown(3);
  load(picture(4));
  await choose();
  load(picture(5));
  expect(now().image).toBe('/zdjecia/5.webp');
  expect((await save()).seen).toBe(4);
});

test('after a conflict the newer picture is shown and seen, and forgotten with what was chosen [DK-6] [DK-14]', async () => {
  const { now, choose, save, leave } = shown(3);
  await choose();
  const first = await save();
  await act(async () => first.refuse(newer(7)));
  expect([now().newer, now().image, now().outcome?.words]).toEqual([
    picture(7),
    '/zdjecia/7.webp',
    copy.newer,
  ]);
  expect(onChanged).not.toHaveBeenCalled();
  leave();
  expect([now().newer, now().chosen, now().outcome]).toEqual([undefined, undefined, undefined]);
  await choose();
  expect((await save()).seen).toBe(7);
});

test('another picture, chosen in place of one in conflict, is beside no newer one: that is what it was chosen over [DK-14]', async () => {
  const { now, choose, save } = shown(3);
  await choose();
  const first = await save();
  await act(async () => first.refuse(newer(7)));
  await choose();
  expect([now().newer, now().chosen?.url]).toEqual([undefined, 'blob:2']);
});

test('a removal goes with the version of now, and the page hears of what was stored [DK-6] [DK-14]', async () => {
  const { now, choose, leave, load } = shown(3);
  await choose();
  leave();
  load(picture(5));
  act(() => void now().remove());
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(call(0)).toMatchObject({ picture: null, seen: 5 });
  await act(async () => call(0).store({ image: '/sample/0.svg', imageVersion: 6 }));
  expect([now().image, now().outcome?.words]).toEqual(['/sample/0.svg', copy.removed]);
  expect(onChanged).toHaveBeenCalledTimes(1);
  load(picture(5));
  expect(now().image, 'an older list takes nothing back').toBe('/sample/0.svg');
  load(picture(8));
  expect(now().image).toBe('/zdjecia/8.webp');
});

test.each<[string, unknown, string]>([
  ['one that is gone', new DeskFailure(404), PICTURE_WORDS.portrait.gone],
  ['a refused picture', new DeskFailure(422), copy.refused],
  ['a picture too large', new DeskFailure(413), copy.refused],
  ['a server that fails', new DeskFailure(500), copy.failed],
  ['a lost response', new DeskFailure(0), copy.failed],
])('%s is told in its own words, and what was cut waits [DK-14]', async (_, error, words) => {
  const { now, choose, save } = shown();
  await choose();
  const { refuse } = await save();
  await act(async () => refuse(error));
  expect([now().outcome?.words, now().chosen?.url, now().newer]).toEqual([words, 'blob:1', undefined]);
  expect(onChanged).not.toHaveBeenCalled();
});

test('a picture that cannot be drawn is not sent, and its crop waits [DK-14]', async () => {
  const { now, choose } = shown();
  await choose();
  opened.isTooMuch = true;
  await act(async () => void (await now().save()));
  expect([calls.length, now().outcome?.words, now().chosen?.url]).toEqual([0, copy.failed, 'blob:1']);
});
