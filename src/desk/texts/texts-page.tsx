import { unwrap } from '#desk/api/desk-client.ts';
import { TextList } from './text-list.tsx';
import { textsCopy as copy } from './texts-copy.ts';
import { muted } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { useFreshLoad } from '#desk/frame/use-load.ts';
import { useNow } from '#desk/frame/use-now.ts';

/** Page of all texts, for owners. */
export default function TextsPage() {
  const { client } = useDesk();
  const now = useNow();
  const { loaded, reload } = useFreshLoad(() => unwrap(client.GET('/texts')), 'texts');
  return (
    <InsidePage title={copy.title}>
      <PageHead title={copy.title} />
      <p className={muted}>{copy.lead}</p>
      <LoadedSection loaded={loaded} words={copy} onRetry={reload}>
        {(texts) => (
          <div className={panel}>
            <TextList texts={texts} now={now} />
          </div>
        )}
      </LoadedSection>
    </InsidePage>
  );
}
