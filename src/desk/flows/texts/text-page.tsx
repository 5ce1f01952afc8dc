import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { textsApi } from '#desk/api/texts-api.ts';
import { FailedState, Skeleton } from '#desk/blocks/empty-state.tsx';
import { textsCopy as copy } from '#desk/copy/texts.ts';
import { isTextId, type TextId } from '#domain/texts/text-fields.ts';
import { useDesk, useMay } from '../desk-context.tsx';
import { InsidePage } from '../inside-page.tsx';
import { MissingPage } from '../missing-page.tsx';
import { useLoad } from '../use-load.ts';
import { TextFlow } from './text-flow.tsx';

/** Page of one text, for owners. To other roles it does not exist. */
export default function TextPage() {
  const { textId = '' } = useParams();
  return useMay()('saveText') && isTextId(textId) ? <LoadedText key={textId} id={textId} /> : <MissingPage />;
}

/** Loads the text, and anew with each change that the server tells of. */
function LoadedText({ id }: { id: TextId }) {
  const { api, news } = useDesk();
  const { getText, listTexts } = textsApi(api.client);
  const { loaded, reload } = useLoad(async () => {
    const [text, all] = await Promise.all([getText(id), listTexts()]);
    return { text, all };
  }, id);
  useEffect(() => {
    if (news > 0) reload();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only news reloads
  }, [news]);
  if (loaded.status === 'ready')
    return <TextFlow id={id} text={loaded.data.text} all={loaded.data.all} onReload={reload} />;
  if (loaded.status === 'missing') return <MissingPage />;
  return (
    <InsidePage title={copy.title}>
      {loaded.status === 'loading' ? (
        <Skeleton label={copy.loading} />
      ) : (
        <FailedState title={copy.failed} errorId={loaded.errorId} onRetry={reload} />
      )}
    </InsidePage>
  );
}
