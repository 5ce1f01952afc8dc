import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { pictureCopy as copy } from './picture-copy.ts';
import { cutOf, firstCrop, kept, maxZoom, moved, type Crop, type Size } from './crop.ts';
import { hint, tightStack } from '#styles/desk/base.css.ts';
import { arch, frame, framed, zoomer } from './picture.late.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';

export interface CropFrameProps {
  /** Address of the whole picture. */
  src: string;
  size: Size;
  /** Size of the cropped result. */
  target: Size;
  /** Under the arch of a specialist's card. */
  hasArch: boolean;
  crop: Crop;
  onCrop: (crop: Crop) => void;
}

/** A press of an arrow moves by this part of the frame. */
const STEP = 0.03;
const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const ZOOM_STEP = 0.1;
const ZOOMS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP };

const percent = (part: number) => `${part * 100}%`;

/** A picture in the frame of its card, moved by pointer or arrows and enlarged by a slider, plus and minus. */
export function CropFrame({ src, size, target, hasArch, crop, onCrop }: CropFrameProps) {
  const last = useRef<{ x: number; y: number }>(undefined);
  const cutting = { size, target };
  const cut = cutOf(cutting, crop);
  const most = maxZoom(cutting);
  const zoomTo = (zoom: number) => onCrop(kept(cutting, { ...crop, zoom }));

  const press = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    const zoom = ZOOMS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey || (!by && zoom === undefined)) return;
    event.preventDefault();
    if (by) onCrop(moved(cutting, crop, by));
    else if (zoom !== undefined) zoomTo(crop.zoom + zoom);
  };
  const drag = ({ clientX: x, clientY: y, currentTarget }: PointerEvent) => {
    if (!last.current) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    const by = { x: (x - last.current.x) / width, y: (y - last.current.y) / height };
    last.current = { x, y };
    onCrop(moved(cutting, crop, by));
  };
  const release = () => {
    last.current = undefined;
  };

  return (
    <div className={tightStack}>
      {/* No element is moved in two directions; in an application screen readers leave the arrows to it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move the picture */}
      <div
        className={`${frame} ${hasArch ? arch : ''}`}
        style={{ aspectRatio: `${target.width} / ${target.height}` }}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows need the focus
        tabIndex={0}
        role="application"
        aria-label={copy.frame}
        aria-describedby="kadr-jak"
        onKeyDown={press}
        onPointerDown={(event) => {
          last.current = { x: event.clientX, y: event.clientY };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <img
          className={framed}
          src={src}
          alt=""
          draggable={false}
          style={{
            width: percent(size.width / cut.width),
            height: percent(size.height / cut.height),
            left: percent(-cut.left / cut.width),
            top: percent(-cut.top / cut.height),
          }}
        />
      </div>
      <p className={hint} id="kadr-jak">
        {copy.cutText}
      </p>
      {most > 1 ? (
        <label className={fieldParts.root}>
          <span className={fieldParts.label}>{copy.zoom}</span>
          <input
            className={zoomer}
            type="range"
            min={1}
            max={most}
            step={ZOOM_STEP}
            value={crop.zoom}
            onChange={(event) => zoomTo(Number(event.target.value))}
          />
        </label>
      ) : (
        <p className={hint}>{copy.noZoom}</p>
      )}
      <p>
        <DeskButton kind="ghost" onPress={() => onCrop(firstCrop(cutting))}>
          {copy.center}
        </DeskButton>
      </p>
    </div>
  );
}
