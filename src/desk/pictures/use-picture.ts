import { useEffect, useState } from 'react';
import { currentOf, DeskFailure, isMissing } from '#desk/api/desk-failure.ts';
import { encodePicture, openPicture, type OpenPicture } from './picture-canvas.ts';
import { PICTURE_WORDS, pictureCopy as copy } from './picture-copy.ts';
import { cutOf, firstCrop, type Crop, type Cutting } from './crop.ts';
import { choiceProblem, FILE_LIMIT, sizeProblem, type ChoiceProblem } from './picture-choice.ts';
import { PICTURE_BYTES, PLATE, PORTRAIT } from '#domain/picture-file.ts';
import { ANNOUNCED_BY_PAGE, useAction } from '#desk/frame/use-action.ts';

/** What the picture is of, and so its shape: a specialist's, a service's or the e-book's. */
export type PictureKind = keyof typeof PICTURE_WORDS;
export const PICTURE_SIZE = { portrait: PORTRAIT, plate: PLATE, cover: PLATE } as const satisfies Record<
  PictureKind,
  object
>;

/** A picture in the shop with its version, as a card has it. */
export interface StoredPicture {
  image: string;
  imageVersion: number;
}

/** A chosen picture and what of it is cut out. */
export interface Chosen extends OpenPicture, Cutting {
  crop: Crop;
}

/** Judges and unpacks a chosen file. */
async function open(file: File, target: Cutting['target']): Promise<Chosen | ChoiceProblem> {
  // Before it is read.
  if (file.size > FILE_LIMIT) return { kind: 'large', bytes: file.size };
  try {
    const problem = choiceProblem(new Uint8Array(await file.arrayBuffer()), target);
    if (problem) return problem;
    const picture = await openPicture(file);
    const size = { width: picture.image.naturalWidth, height: picture.image.naturalHeight };
    const tooSmall = sizeProblem(size, target);
    if (tooSmall) {
      picture.close();
      return tooSmall;
    }
    return { ...picture, size, target, crop: firstCrop({ size, target }) };
  } catch {
    return { kind: 'unreadable' };
  }
}

export interface PictureOptions {
  kind: PictureKind;
  /** What the shop shows, as far as the list knows. */
  stored: StoredPicture;
  /** Saves a picture (base64; null takes it away) with the version that was seen. */
  put: (picture: string | null, seen: number) => Promise<StoredPicture>;
  onChanged: () => void;
}

/**
 * Hook: chooses, crops, saves or removes a picture. A save sends the version that was seen; after a conflict `newer`
 * has the stored picture, and the next save replaces it. `onChanged` is called after every change.
 */
export function usePicture({ kind, stored: known, put: send, onChanged }: PictureOptions) {
  const [chosen, setChosen] = useState<Chosen>();
  const { busy, outcome, run, say } = useAction<'reading' | 'saving'>({ failed: copy.failed });
  const [newer, setNewer] = useState<StoredPicture>();
  const [heard, setHeard] = useState(known);
  // The list may be older than what a save was answered.
  const stored = heard.imageVersion > known.imageVersion ? heard : known;
  // What was seen when the picture was chosen is what may be replaced.
  const [seen, setSeen] = useState(known.imageVersion);
  const close = chosen?.close;
  useEffect(() => close, [close]);

  const take = (found: Chosen): typeof ANNOUNCED_BY_PAGE => {
    setSeen(stored.imageVersion);
    setNewer(undefined);
    setChosen(found);
    return ANNOUNCED_BY_PAGE;
  };
  const choose = (file: File) =>
    run('reading', () => open(file, PICTURE_SIZE[kind]), {
      done: (found) =>
        'kind' in found ? { kind: 'bad', words: copy.problem(found, PICTURE_SIZE[kind]) } : take(found),
    });
  const leave = () => {
    setChosen(undefined);
    setNewer(undefined);
    say(undefined);
  };
  const put = (makePicture: () => Promise<string | null>, version: number, done: string) =>
    run('saving', async () => send(await makePicture(), version), {
      done: (changed) => {
        leave();
        setHeard(changed);
        onChanged();
        return done;
      },
      failed: (error) => {
        const now = currentOf<'setPortrait' | 'setServicePicture' | 'setEbookPicture'>(error);
        if (!now) return wordsOf(error, kind);
        setNewer(now);
        setHeard(now);
        setSeen(now.imageVersion);
        return { kind: 'warn', words: copy.newer };
      },
    });

  return {
    chosen,
    busy,
    outcome,
    newer,
    /** The picture that the shop shows, as far as is known here. */
    image: stored.image,
    choose,
    leave,
    cut: (crop: Crop) => setChosen((now) => now && { ...now, crop }),
    save: () =>
      chosen &&
      put(
        () => encodePicture(chosen.image, cutOf(chosen, chosen.crop), chosen.target, PICTURE_BYTES),
        seen,
        copy.saved,
      ),
    remove: () => put(async () => null, stored.imageVersion, copy.removed),
  };
}

function wordsOf(error: unknown, kind: PictureKind): string {
  if (isMissing(error)) return PICTURE_WORDS[kind].gone;
  const isRefused = error instanceof DeskFailure && [400, 413, 422].includes(error.status);
  return isRefused ? copy.refused : copy.failed;
}
