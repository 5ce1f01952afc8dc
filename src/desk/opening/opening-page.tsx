import { unwrap } from '#desk/api/desk-client.ts';
import { useDesk, useMay } from '#desk/frame/desk-context.tsx';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { LoadedPage } from '#desk/frame/loaded-page.tsx';
import { PreviewAddress } from '#desk/frame/preview-address.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { openingCopy as copy } from './opening-copy.ts';
import { OpeningForm } from './opening-form.tsx';
import { Reasons } from './not-selling.tsx';
import { SetupList } from './setup-list.tsx';

/** Page of the shop's opening, for owners: whether it sells, the switch, and what a new shop lacks. */
export default function OpeningPage() {
  const { client, person } = useDesk();
  const may = useMay();
  return (
    <LoadedPage
      load={() => unwrap(client.GET('/opening'))}
      id="opening"
      title={copy.title}
      words={copy}
      heading={<PageHead title={copy.title} />}
    >
      {(opening, reload) => (
        <InsidePage title={copy.title}>
          <PageHead title={copy.title}>
            <a href={person.shopUrl}>{copy.look}</a>
          </PageHead>
          {opening.sells ? (
            <Notice kind="ok" title={copy.sells} />
          ) : (
            <>
              <Reasons {...opening} />
              {may('makeShopPreview') && (
                <PreviewAddress make={() => unwrap(client.POST('/opening/preview'))} words={copy.preview} />
              )}
            </>
          )}
          <OpeningForm opening={opening} onReload={reload} />
          <SetupList setup={opening.setup} onTried={reload} />
        </InsidePage>
      )}
    </LoadedPage>
  );
}
