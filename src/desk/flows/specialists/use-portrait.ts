import { useEffect, useState } from 'react';
import { DeskFailure, isMissing, isSignedOut } from '#desk/api/desk-failure.ts';
import { specialistsApi } from '#desk/api/specialists-api.ts';
import { encodePicture, openPicture, type OpenPicture } from '#desk/browser/picture-canvas.ts';
import { portraitCopy as copy } from '#desk/copy/portrait.ts';
import { cutOf, firstCrop, type Crop, type Size } from '#desk/domain/crop.ts';
import { choiceProblem, FILE_LIMIT, sizeProblem, type ChoiceProblem } from '#desk/domain/picture-choice.ts';
import type { Specialist } from '#desk/schemas/specialists.schema.ts';
import { PORTRAIT, PORTRAIT_BYTES } from '#domain/picture-file.ts';
import { useDesk } from '../desk-context.tsx';

/** A chosen picture and what of it is cut out. */
export interface Chosen extends OpenPicture {
  size: Size;
  crop: Crop;
}

/** What is told after a press. */
export interface Told {
  kind: 'ok' | 'warn' | 'bad';
  words: string;
}

/** Judges and unpacks a chosen file. */
async function open(file: File): Promise<Chosen | ChoiceProblem> {
  // Before it is read.
  if (file.size > FILE_LIMIT) return { kind: 'large', bytes: file.size };
  try {
    const problem = choiceProblem(new Uint8Array(await file.arrayBuffer()));
    if (problem) return problem;
    const picture = await openPicture(file);
    const size = { width: picture.image.naturalWidth, height: picture.image.naturalHeight };
    const tooSmall = sizeProblem(size);
    if (tooSmall) {
      picture.close();
      return tooSmall;
    }
    return { ...picture, size, crop: firstCrop(size) };
  } catch {
    return { kind: 'unreadable' };
  }
}

/**
 * A specialist's picture: choosing a file, cutting it, saving it or taking the picture away. A save carries the version
 * that was seen; when somebody was faster, `newer` is what the shop has now, and the next save replaces it. `onChanged` is
 * told of every change.
 */
export function usePortrait(specialist: Specialist, onChanged: () => void) {
  const { api, onExpired } = useDesk();
  const [chosen, setChosen] = useState<Chosen>();
  const [busy, setBusy] = useState<'reading' | 'saving'>();
  const [told, setTold] = useState<Told>();
  const [newer, setNewer] = useState<Specialist>();
  const [heard, setHeard] = useState(specialist);
  // The list may be older than what a save was answered.
  const stored = heard.imageVersion > specialist.imageVersion ? heard : specialist;
  // What was seen when the picture was chosen is what may be replaced.
  const [seen, setSeen] = useState(specialist.imageVersion);
  const close = chosen?.close;
  useEffect(() => close, [close]);

  const choose = async (file: File) => {
    setBusy('reading');
    setTold(undefined);
    const found = await open(file);
    setBusy(undefined);
    if ('kind' in found) return setTold({ kind: 'bad', words: copy.problem(found) });
    setSeen(stored.imageVersion);
    setNewer(undefined);
    setChosen(found);
  };
  const leave = () => {
    setChosen(undefined);
    setNewer(undefined);
    setTold(undefined);
  };
  const put = async (makePicture: () => Promise<string | null>, version: number, done: string) => {
    if (busy) return;
    setBusy('saving');
    setTold(undefined);
    try {
      const changed = await specialistsApi(api.client).setPortrait(
        specialist.id,
        await makePicture(),
        version,
      );
      leave();
      setHeard(changed);
      onChanged();
      setTold({ kind: 'ok', words: done });
    } catch (error) {
      if (isSignedOut(error)) onExpired();
      const now = error instanceof DeskFailure ? error.details?.specialist : undefined;
      if (now) {
        setNewer(now);
        setHeard(now);
        setSeen(now.imageVersion);
        setTold({ kind: 'warn', words: copy.newer });
      } else setTold({ kind: 'bad', words: wordsOf(error) });
    } finally {
      setBusy(undefined);
    }
  };

  return {
    chosen,
    busy,
    told,
    newer,
    /** The picture that the shop shows, as far as is known here. */
    image: stored.image,
    choose,
    leave,
    cut: (crop: Crop) => setChosen((now) => now && { ...now, crop }),
    save: () =>
      chosen &&
      put(
        () => encodePicture(chosen.image, cutOf(chosen.size, chosen.crop), PORTRAIT, PORTRAIT_BYTES),
        seen,
        copy.saved,
      ),
    remove: () => put(async () => null, stored.imageVersion, copy.removed),
  };
}

function wordsOf(error: unknown): string {
  if (isMissing(error)) return copy.gone;
  const isRefused = error instanceof DeskFailure && [400, 413, 422].includes(error.status);
  return isRefused ? copy.refused : copy.failed;
}
