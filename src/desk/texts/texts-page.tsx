import { textsApi } from './texts-api.ts';
import { FailedState, Skeleton } from '#desk/ui/empty-state.tsx';
import { TextList } from './text-list.tsx';
import { textsCopy as copy } from './texts-copy.ts';
import { muted } from '#styles/desk/ground.css.ts';
import { panel } from '#styles/desk/parts.css.ts';
import { pageHead } from '#styles/desk/shell.css.ts';
import { useDesk, useMay } from '#desk/frame/desk-context.tsx';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { MissingPage } from '#desk/frame/missing-page.tsx';
import { useFreshLoad } from '#desk/frame/use-load.ts';
import { useNow } from '#desk/frame/use-now.ts';

/** Page of all texts, for owners. To other roles it does not exist. */
export default function TextsPage() {
  return useMay()('listTexts') ? <TextsScreen /> : <MissingPage />;
}

function TextsScreen() {
  const { api } = useDesk();
  const now = useNow();
  const { loaded, reload } = useFreshLoad(textsApi(api.client).listTexts, 'texts');
  return (
    <InsidePage title={copy.title}>
      <header className={pageHead}>
        <h1>{copy.title}</h1>
      </header>
      <p className={muted}>{copy.lead}</p>
      {loaded.status === 'loading' && <Skeleton label={copy.loading} />}
      {(loaded.status === 'failed' || loaded.status === 'missing') && (
        <FailedState title={copy.failed} onRetry={reload} />
      )}
      {loaded.status === 'ready' && (
        <div className={panel}>
          <TextList texts={loaded.data} now={now} />
        </div>
      )}
    </InsidePage>
  );
}
