import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { DeskContext, type Desk } from '#desk/frame/desk-context.tsx';
import { PictureSection } from '#desk/pictures/picture-section.tsx';
import { PortraitSection } from '#desk/specialists/portrait-section.tsx';
import { axeFindings } from '#tests/kit/axe.ts';
import { jpeg } from '#tests/picture-bytes.ts';
import { refusal, reply } from '../desk-replies.ts';
import { jagna } from './sample-specialist.ts';

/** jsdom unpacks and draws no pictures; the real ones are tried in a browser (desk-portrait.spec.ts). */
vi.mock('#desk/pictures/picture-canvas.ts', () => ({
  openPicture: async () => ({
    image: { naturalWidth: 1280, naturalHeight: 1600 },
    url: 'blob:zdjecie',
    close: () => undefined,
  }),
  previewOf: (_image: unknown, cut: { left: number }) => `data:image/jpeg,${Math.round(cut.left)}`,
  encodePicture: async (_image: unknown, cut: object) => JSON.stringify(cut),
}));

let sent: { picture: string | null; seen: number }[];
let answers: Response[];
beforeEach(() => {
  sent = [];
  answers = [];
});

function drawn() {
  const client = createDeskClient(async (request) => {
    sent.push(await request.json());
    return (
      answers.shift() ?? reply<'setPortrait'>({ ...jagna, image: '/zdjecia/nowe.webp', imageVersion: 9 })
    );
  });
  const desk = { client, isSignedIn: true };
  render(
    <MemoryRouter>
      <DeskContext value={desk as unknown as Desk}>
        <PortraitSection specialist={jagna} isReadOnly={false} onChanged={() => undefined} />
      </DeskContext>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Plik ze zdjęciem'), { target: { files: [file] } });
const photograph = () => new File([new Uint8Array(jpeg(1280, 1600))], 'ja.jpg');

/** The dialog's code comes by itself, and late beside other work. */
const LATE = { timeout: 10_000 };

test('a file that is no picture says so whatever it is called, and nothing is sent [DK-14]', async () => {
  drawn();
  choose(new File(['imię;kwota'], 'zdjecie.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText(/^To nie jest zdjęcie/)).toBeDefined();
  const large = new File([], 'wielkie.jpg');
  Object.defineProperty(large, 'size', { value: 12_345_678 });
  choose(large);
  expect(await screen.findByText(/^Ten plik ma 12,3\sMB, a może mieć najwyżej 10\sMB/)).toBeDefined();
  expect(sent).toEqual([]);
});

test('a picture is cut by keys beside the shop’s own card, and saved with the version that was seen [DK-14]', async () => {
  const user = drawn();
  choose(photograph());
  const dialog = within(await screen.findByRole('dialog', {}, LATE));
  expect(await axeFindings()).toEqual([]);
  dialog.getByRole('application', { name: 'Kadr zdjęcia' }).focus();
  await user.keyboard('++++++++++{ArrowRight}');
  // Twice as large, and the picture moved to the right.
  await expect
    .poll(() => dialog.getByRole('img', { name: 'Jagna', hidden: true }).getAttribute('src'))
    .toBe('data:image/jpeg,301');
  await user.click(dialog.getByRole('button', { name: 'Zapisz zdjęcie' }));
  expect(await screen.findByText(/^Zdjęcie zapisane/)).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('img', { name: 'Obecne zdjęcie: Jagna' })).toHaveAttribute(
    'src',
    '/zdjecia/nowe.webp',
  );
  expect(sent.map(({ picture, seen }) => [JSON.parse(picture ?? ''), seen])).toEqual([
    [{ left: expect.closeTo(300.8), top: 400, width: 640, height: 800 }, 3],
  ]);
});

test('another picture right after the first goes with what its save was answered: the list may not know it yet [DK-14] [DK-6]', async () => {
  const user = drawn();
  for (const seen of [3, 9]) {
    choose(photograph());
    await user.click(await screen.findByRole('button', { name: 'Zapisz zdjęcie' }, LATE));
    expect(await screen.findByText(/^Zdjęcie zapisane/)).toBeDefined();
    expect(sent.at(-1)).toMatchObject({ seen });
  }
  await user.click(screen.getByRole('button', { name: 'Usuń zdjęcie' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Usuń zdjęcie' }));
  expect(sent.at(-1)).toEqual({ picture: null, seen: 9 });
});

test('a picture that somebody else has changed meanwhile is shown, and replaced only by another press [DK-6] [DK-14]', async () => {
  const theirs = { ...jagna, image: '/zdjecia/jej.webp', imageVersion: 4 };
  answers = [
    refusal<'setPortrait'>(409, { code: 210, current: theirs }),
    refusal<'setPortrait'>(500, { code: 500 }),
    // A proxy's own limit.
    refusal<'setPortrait'>(413, { code: 100 }),
  ];
  const user = drawn();
  choose(photograph());
  const press = async () => user.click(await screen.findByRole('button', { name: 'Zapisz zdjęcie' }, LATE));
  await press();
  expect(await screen.findByText(/^Ktoś zmienił to zdjęcie/)).toBeDefined();
  expect(screen.getByRole('img', { name: 'Zdjęcie w sklepie' })).toHaveAttribute('src', '/zdjecia/jej.webp');
  await press();
  expect(await screen.findByText(/^Nie udało się zapisać zdjęcia\. Kadr czeka/)).toBeDefined();
  await press();
  expect(await screen.findByText(/^Serwer nie przyjął tego zdjęcia/)).toBeDefined();
  await press();
  expect(await screen.findByText(/^Zdjęcie zapisane/)).toBeDefined();
  expect(sent.map(({ seen }) => seen)).toEqual([3, 4, 4, 4]);
});

test('a picture is taken away after a question [DK-14]', async () => {
  const user = drawn();
  await user.click(screen.getByRole('button', { name: 'Usuń zdjęcie' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Usuń zdjęcie' }));
  expect(await screen.findByText(/^Zdjęcie usunięte/)).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([{ picture: null, seen: 3 }]);
});

test('the picture of a service has the shape of its own card, without an arch [DK-26]', async () => {
  const put = vi.fn(async (_picture: string | null, _seen: number) => ({
    image: '/zdjecia/t.webp',
    imageVersion: 2,
  }));
  render(
    <DeskContext value={{ isSignedIn: true } as unknown as Desk}>
      <PictureSection
        kind="plate"
        name="Trzy karty"
        stored={{ image: '/sample/plate.svg', imageVersion: 1 }}
        put={put}
        isReadOnly={false}
        onChanged={() => undefined}
        renderCard={(image) => <img src={image} alt="Karta" />}
      />
    </DeskContext>,
  );
  expect(screen.queryByRole('button', { name: 'Usuń zdjęcie' })).toBeNull();
  choose(new File([new Uint8Array(jpeg(400, 900))], 'waskie.jpg'));
  expect(await screen.findByText(/a potrzeba co najmniej 480\s×\s680/)).toBeDefined();
  choose(photograph());
  const dialog = within(await screen.findByRole('dialog', { name: 'Przytnij zdjęcie do karty' }, LATE));
  fireEvent.click(dialog.getByRole('button', { name: 'Zapisz zdjęcie' }));
  expect(await screen.findByText(/^Zdjęcie zapisane/)).toBeDefined();
  const [picture = '', seen] = put.mock.calls[0] ?? [];
  const { width, height } = JSON.parse(picture ?? '');
  expect([width / height, height, seen]).toEqual([expect.closeTo(480 / 680), 1600, 1]);
});
