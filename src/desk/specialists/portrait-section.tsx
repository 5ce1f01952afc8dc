import { unwrap } from '#desk/api/desk-client.ts';
import { CardPreview } from './card-preview.tsx';
import type { Specialist } from '#desk/domain/wire.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { PictureSection } from '#desk/pictures/picture-section.tsx';

export interface PortraitSectionProps {
  /** The specialist with unsaved edits, for the preview of her card. */
  specialist: Specialist;
  isReadOnly: boolean;
  onChanged: () => void;
}

/** Form for a specialist's picture, with a preview of her card. */
export function PortraitSection({ specialist, ...rest }: PortraitSectionProps) {
  const { client } = useDesk();
  return (
    <PictureSection
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
