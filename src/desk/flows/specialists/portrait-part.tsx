import { useEffect, useRef, useState } from 'react';
import { CardPreview } from '#desk/blocks/card-preview.tsx';
import { CropFrame } from '#desk/blocks/crop-frame.tsx';
import { DeskButton } from '#desk/blocks/desk-button.tsx';
import { DeskDialog } from '#desk/blocks/desk-dialog.tsx';
import { DiscardDialog } from '#desk/blocks/discard-dialog.tsx';
import { Notice } from '#desk/blocks/notice.tsx';
import { previewOf } from '#desk/browser/picture-canvas.ts';
import { portraitCopy as copy } from '#desk/copy/portrait.ts';
import { cutOf } from '#desk/domain/crop.ts';
import type { Specialist } from '#desk/schemas/specialists.schema.ts';
import { hint, row, tightStack } from '#styles/desk/ground.css.ts';
import { panel } from '#styles/desk/parts.css.ts';
import { current, halves, small } from '#styles/desk/portrait.late.css.ts';
import { usePortrait, type Chosen } from './use-portrait.ts';

/** Its kinds of files; a phone turns its own into one of them. */
const ACCEPTED = 'image/jpeg,image/png,image/webp';
/** While the picture is moved, its card is not drawn anew (ms). */
const PREVIEW_AFTER = 120;

export interface PortraitPartProps {
  /** The card with what is typed, beside which a cut picture is shown. */
  specialist: Specialist;
  isReadOnly: boolean;
  onChanged: () => void;
}

/** A specialist's picture: what the shop shows, and how it is replaced. */
export function PortraitPart({ specialist, isReadOnly, onChanged }: PortraitPartProps) {
  const portrait = usePortrait(specialist, onChanged);
  const { chosen, busy, told, newer } = portrait;
  const [asks, setAsks] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const notice = told && <Notice kind={told.kind} title={told.words} />;

  return (
    <section className={panel} aria-labelledby="zdjecie">
      <h2 id="zdjecie">{copy.label}</h2>
      <div className={current}>
        <img className={small} src={portrait.image} alt={copy.current(specialist.fields.name)} />
        <div className={tightStack}>
          <p className={hint}>{copy.hint}</p>
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
                if (file) void portrait.choose(file);
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
            {portrait.image.startsWith('/zdjecia/') && !isReadOnly && (
              <DeskButton kind="quiet" pending={busy === 'saving'} onPress={() => setAsks(true)}>
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
            void portrait.remove();
          }}
        />
      )}
      {chosen && (
        <DeskDialog title={copy.cutTitle} closeLabel={copy.close} onClose={portrait.leave}>
          <div className={halves}>
            <div className={tightStack}>
              <CropFrame src={chosen.url} size={chosen.size} crop={chosen.crop} onCrop={portrait.cut} />
              <div role="status">{notice}</div>
              {newer && <img className={small} src={newer.image} alt={copy.theirs} />}
              <div className={row}>
                <DeskButton pending={busy === 'saving'} onPress={() => void portrait.save()}>
                  {busy === 'saving' ? copy.saving : copy.save}
                </DeskButton>
                <DeskButton kind="ghost" onPress={portrait.leave}>
                  {copy.stay}
                </DeskButton>
              </div>
            </div>
            <CutPreview specialist={specialist} chosen={chosen} />
          </div>
        </DeskDialog>
      )}
    </section>
  );
}

/** The shop's card with what is cut out. */
function CutPreview({ specialist, chosen }: { specialist: Specialist; chosen: Chosen }) {
  const { image, size, crop } = chosen;
  const [src, setSrc] = useState(() => previewOf(image, cutOf(size, crop)));
  useEffect(() => {
    const timer = setTimeout(() => setSrc(previewOf(image, cutOf(size, crop))), PREVIEW_AFTER);
    return () => clearTimeout(timer);
  }, [image, size, crop]);
  return <CardPreview id="podglad-kadru" specialist={{ ...specialist, image: src }} />;
}
