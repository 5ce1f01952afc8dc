import { formatMoment } from '#desk/copy/time.ts';
import { TEXT_NAME, textsCopy as copy } from './texts-copy.ts';
import type { TextEntry } from '#desk/domain/wire.ts';
import { pathOf } from '#desk/pages.ts';
import { SITE_SECTIONS } from '#domain/site-section.ts';
import { isTextId } from '#domain/texts/text-fields.ts';
import { rubric } from '#styles/desk/blocks.css.ts';
import { groups, name, names, tag } from './texts.late.css.ts';
import { MenuLink } from '#desk/ui/menu-link.tsx';

export interface TextListProps {
  texts: readonly TextEntry[];
  /** The one that is open. */
  current?: string;
  /** Epoch milliseconds; with it each says since when it is in the shop. */
  now?: number;
}

/** All texts by group, each with its draft, if it has one. */
export const TextList = (props: TextListProps) => {
  const isPage = ({ id }: TextEntry) => SITE_SECTIONS.some((section) => section === id);
  return (
    <nav aria-label={copy.title} className={groups}>
      <Group {...props} id="pages" texts={props.texts.filter(isPage)} />
      <Group {...props} id="other" texts={props.texts.filter((text) => !isPage(text))} />
    </nav>
  );
};

const Group = ({ texts, current, now, id: group }: TextListProps & { id: keyof typeof copy.groups }) => (
  <section aria-labelledby={`teksty-${group}`}>
    <h2 id={`teksty-${group}`} className={rubric}>
      {copy.groups[group]}
    </h2>
    <ul className={names}>
      {texts.map(({ id, draft, published }) => (
        <li key={id}>
          <MenuLink
            to={pathOf('text', { textId: id })}
            className={name}
            aria-current={id === current ? 'true' : undefined}
          >
            <span>
              <span>{isTextId(id) ? TEXT_NAME[id] : id}</span>
              {now !== undefined && (
                <>
                  <br />
                  <small>
                    <span>{published ? copy.publishedAt(formatMoment(published.at, now)) : copy.never}</span>
                    {draft && (
                      <span>{`, ${copy.whoseDraft(draft.author, formatMoment(draft.at, now))}`}</span>
                    )}
                  </small>
                </>
              )}
            </span>
            {draft && <span className={tag}>{copy.draft}</span>}
          </MenuLink>
        </li>
      ))}
    </ul>
  </section>
);
