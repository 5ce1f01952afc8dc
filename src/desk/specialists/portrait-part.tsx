import { unwrap } from '#desk/api/desk-client.ts';
import { CardPreview } from './card-preview.tsx';
import type { Specialist } from '#desk/domain/wire.ts';
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
  const { client } = useDesk();
  return (
    <PicturePart
      kind="portrait"
      name={specialist.fields.name}
      stored={specialist}
      put={(picture, seen) =>
        unwrap(
          client.PUT('/specialists/{fairyId}/picture', {
            params: { path: { fairyId: specialist.id } },
            body: { picture, seen },
          }),
        )
      }
      renderCard={(image) => <CardPreview id="podglad-kadru" specialist={{ ...specialist, image }} />}
      {...rest}
    />
  );
}
