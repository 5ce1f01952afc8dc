import { useEffect, useRef, useState, type ReactElement } from 'react';
import { CropFrame } from './crop-frame.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DeskDialog } from '#desk/ui/desk-dialog.tsx';
import { DiscardDialog } from '#desk/ui/discard-dialog.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { previewOf } from './picture-canvas.ts';
import { PICTURE_WORDS, pictureCopy as copy } from './picture-copy.ts';
import { cutOf } from './crop.ts';
import { hint, row, tightStack } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { arch, current, halves, small } from './picture.late.css.ts';
import { PICTURE_SIZE, usePicture, type Chosen, type PictureOptions } from './use-picture.ts';

/** Its kinds of files; a phone turns its own into one of them. */
const ACCEPTED = 'image/jpeg,image/png,image/webp';
/** Delay (ms) of the card's preview while the picture is moved. */
const PREVIEW_AFTER = 120;

export interface PictureSectionProps extends PictureOptions {
  /** Whom or what it shows. */
  name: string;
  isReadOnly: boolean;
  /** Draws the shop's card with this picture. */
  renderCard: (image: string) => ReactElement | undefined;
}

/** A card's picture: what the shop shows, and how it is replaced. */
export function PictureSection({ name, isReadOnly, renderCard, ...options }: PictureSectionProps) {
  const picture = usePicture(options);
  const { kind } = options;
  const size = PICTURE_SIZE[kind];
  const thumb = {
    className: `${small} ${kind === 'portrait' ? arch : ''}`,
    style: { aspectRatio: `${size.width} / ${size.height}` },
  };
  const { chosen, busy, outcome, newer } = picture;
  const isSaving = busy === 'saving';
  const [asks, setAsks] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const notice = outcome && <Notice kind={outcome.kind} title={outcome.words} />;

  return (
    <section className={panel} aria-labelledby="zdjecie">
      <h2 id="zdjecie">{copy.label}</h2>
      <div className={current}>
        <img {...thumb} src={picture.image} alt={copy.current(name)} />
        <div className={tightStack}>
          <p className={hint}>{PICTURE_WORDS[kind].hint}</p>
          <div className={row}>
            <input
              ref={input}
              hidden
              type="file"
              accept={ACCEPTED}
              aria-label={copy.file}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                // The same file may be chosen again.
                target.value = '';
                if (file) void picture.choose(file);
              }}
            />
            <DeskButton
              kind="ghost"
              disabled={isReadOnly}
              pending={busy === 'reading'}
              onPress={() => input.current?.click()}
            >
              {busy === 'reading' ? copy.reading : copy.choose}
            </DeskButton>
            {picture.image.startsWith('/zdjecia/') && !isReadOnly && (
              <DeskButton kind="quiet" pending={isSaving} onPress={() => setAsks(true)}>
                {copy.remove}
              </DeskButton>
            )}
          </div>
          <div role="status">{!chosen && notice}</div>
        </div>
      </div>
      {asks && (
        <DiscardDialog
          words={{ title: copy.removeTitle, text: copy.removeText, stay: copy.removeStay, go: copy.remove }}
          onStay={() => setAsks(false)}
          onDiscard={() => {
            setAsks(false);
            void picture.remove();
          }}
        />
      )}
      {chosen && (
        <DeskDialog
          title={PICTURE_WORDS[kind].cutTitle}
          closeLabel={copy.close}
          onClose={picture.leave}
          isHeld={isSaving}
        >
          <div className={halves}>
            <div className={tightStack}>
              <CropFrame
                src={chosen.url}
                size={chosen.size}
                target={chosen.target}
                hasArch={kind === 'portrait'}
                crop={chosen.crop}
                onCrop={(crop) => !isSaving && picture.cut(crop)}
              />
              <div role="status">{notice}</div>
              {newer && <img {...thumb} src={newer.image} alt={copy.theirs} />}
              <div className={row}>
                <DeskButton pending={isSaving} onPress={() => void picture.save()}>
                  {isSaving ? copy.saving : copy.save}
                </DeskButton>
                <DeskButton kind="ghost" onPress={picture.leave}>
                  {copy.stay}
                </DeskButton>
              </div>
            </div>
            <CutPreview chosen={chosen} renderCard={renderCard} />
          </div>
        </DeskDialog>
      )}
    </section>
  );
}

/** The shop's card with what is cut out. */
function CutPreview({ chosen, renderCard }: Pick<PictureSectionProps, 'renderCard'> & { chosen: Chosen }) {
  const { image, size, target, crop } = chosen;
  const [src, setSrc] = useState(() => previewOf(image, cutOf(chosen, crop), target));
  useEffect(() => {
    const timer = setTimeout(
      () => setSrc(previewOf(image, cutOf({ size, target }, crop), target)),
      PREVIEW_AFTER,
    );
    return () => clearTimeout(timer);
  }, [image, size, target, crop]);
  return renderCard(src);
}
