import { unwrap } from '#desk/api/desk-client.ts';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useFreshLoad } from '#desk/frame/use-load.ts';
import { PictureSection } from '#desk/pictures/picture-section.tsx';
import { textsCopy as copy } from './texts-copy.ts';

/** The picture beside the newsletter's form, with the e-book's other words. */
export function EbookPicture() {
  const { client } = useDesk();
  const { loaded, reload } = useFreshLoad(() => unwrap(client.GET('/ebook/picture')), 'ebook-picture');
  return (
    <LoadedSection loaded={loaded} words={copy} onRetry={reload}>
      {(stored) => (
        <PictureSection
          kind="cover"
          name={copy.cover}
          stored={stored}
          put={(picture, seen) => unwrap(client.PUT('/ebook/picture', { body: { picture, seen } }))}
          isReadOnly={false}
          onChanged={reload}
          renderCard={(image) => <img src={image} alt="" width={240} height={340} />}
        />
      )}
    </LoadedSection>
  );
}
