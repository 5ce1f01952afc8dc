import { unwrap } from '#desk/api/desk-client.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { LoadedPage } from '#desk/frame/loaded-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { DESK_PAGES } from '#desk/pages.ts';
import { Typed } from '#desk/ui/typed.tsx';
import { hint, stack } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { written } from '#styles/desk/written.late.css.ts';
import { CardPreview } from './card-preview.tsx';
import { myCardCopy as copy } from './my-card-copy.ts';

/** A specialist's own card, as customers see it. Owners change it. */
export default function MyCardPage() {
  const { client, person } = useDesk();
  const { title } = DESK_PAGES.myCard;
  return (
    <LoadedPage
      load={() => unwrap(client.GET('/my-card'))}
      id=""
      title={title}
      words={copy}
      heading={<PageHead title={title} />}
    >
      {(card) => (
        <InsidePage title={title}>
          <PageHead title={title} />
          <div className={stack}>
            <p className={hint}>
              <span>{card.isArchived ? copy.archived : copy.lead}</span>{' '}
              <a href={`mailto:${person.contactEmail ?? ''}?subject=${encodeURIComponent(title)}`}>
                {copy.write}
              </a>
            </p>
            <CardPreview specialist={card} />
            <section className={panel} aria-labelledby="caly-opis">
              <h2 id="caly-opis">{copy.description}</h2>
              <p className={written}>
                <Typed>{card.fields.description}</Typed>
              </p>
            </section>
          </div>
        </InsidePage>
      )}
    </LoadedPage>
  );
}
