import { useParams } from 'react-router-dom';
import { unwrap } from '#desk/api/desk-client.ts';
import { textsCopy as copy } from './texts-copy.ts';
import { isTextId, type TextId } from '#domain/texts/text-fields.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { LoadedPage } from '#desk/frame/loaded-page.tsx';
import { MissingPage } from '#desk/frame/missing-page.tsx';
import { TextFlow } from './text-flow.tsx';

/** Page of one text, for owners. */
export default function TextPage() {
  const { textId = '' } = useParams();
  return isTextId(textId) ? <LoadedText id={textId} /> : <MissingPage />;
}

/** Loads the text, and again after each change that the server announces. */
function LoadedText({ id }: { id: TextId }) {
  const { client } = useDesk();
  return (
    <LoadedPage
      load={() =>
        Promise.all([
          unwrap(client.GET('/texts/{textId}', { params: { path: { textId: id } } })),
          unwrap(client.GET('/texts')),
        ])
      }
      id={id}
      title={copy.title}
      words={copy}
    >
      {([text, all], reload) => <TextFlow id={id} text={text} all={all} onReload={reload} />}
    </LoadedPage>
  );
}
