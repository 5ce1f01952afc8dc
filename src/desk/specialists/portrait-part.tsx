import { specialistsApi } from './specialists-api.ts';
import { CardPreview } from './card-preview.tsx';
import type { Specialist } from '#desk/schemas/specialists.schema.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { PicturePart } from '#desk/pictures/picture-part.tsx';

export interface PortraitPartProps {
  /** The card with what is typed, beside which a cut picture is shown. */
  specialist: Specialist;
  isReadOnly: boolean;
  onChanged: () => void;
}

/** A specialist's picture, under the arch of her card. */
export function PortraitPart({ specialist, ...rest }: PortraitPartProps) {
  const { api } = useDesk();
  return (
    <PicturePart
      kind="portrait"
      name={specialist.fields.name}
      stored={specialist}
      put={(picture, seen) => specialistsApi(api.client).setPortrait(specialist.id, picture, seen)}
      renderCard={(image) => <CardPreview id="podglad-kadru" specialist={{ ...specialist, image }} />}
      {...rest}
    />
  );
}
