import { absenceCopy } from '#desk/availability/absence-copy.ts';
import { specialistsCopy as copy } from './specialists-copy.ts';
import { absenceNow } from '#desk/availability/absence.ts';
import type { Specialist } from '#desk/domain/wire.ts';
import { DESK_PAGES, pathOf } from '#desk/pages.ts';
import { list } from '#styles/desk/access.css.ts';
import { muted, row } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { face } from '#styles/desk/specialists.late.css.ts';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { OrderedList } from '#desk/ordering/ordered-list.tsx';

export interface SpecialistListProps {
  specialists: readonly Specialist[];
  onPlace: (specialist: Specialist, place: number) => void;
  onInterrupt: () => void;
}

interface RowProps {
  specialist: Specialist;
}

/** The shop's specialists in its order, each with a link to her card and what moves her; below, the archived. */
export function SpecialistList({ specialists, onPlace, onInterrupt }: SpecialistListProps) {
  const inShop = specialists.filter(({ isArchived }) => !isArchived);
  const archived = specialists.filter(({ isArchived }) => isArchived);
  return (
    <>
      {inShop.length > 0 && (
        <section className={panel}>
          <OrderedList
            rows={inShop}
            nameOf={({ fields }) => fields.name}
            renderRow={(specialist) => <Row specialist={specialist} />}
            onPlace={onPlace}
            onInterrupt={onInterrupt}
          />
        </section>
      )}
      {archived.length > 0 && (
        <section className={panel} aria-labelledby="zdjete">
          <h2 id="zdjete">{copy.archivedOnes}</h2>
          <ul className={list}>
            {archived.map((specialist) => (
              <li key={specialist.id}>
                <Row specialist={specialist} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const Row = ({ specialist }: RowProps) => {
  const { id, image, isArchived, availability, lowestPrice, waiting, late, fields } = specialist;
  const absence = absenceNow(availability);
  return (
    <span className={row}>
      <img className={face} src={image} alt="" width={40} height={50} loading="lazy" />
      <span>
        <MenuLink to={pathOf('specialist', { fairyId: id })}>{fields.name}</MenuLink>
        {!isArchived && (absence ?? !availability.isAvailable) && (
          <small className={muted}>{absence ? absenceCopy.absentUntil(absence) : copy.away}</small>
        )}
        {late > 0 ? (
          <small>
            <MenuLink to={`${DESK_PAGES.queue.path}?stan=late&wrozka=${id}`}>
              {copy.late(late, waiting)}
            </MenuLink>
          </small>
        ) : (
          waiting > 0 && <small className={muted}>{copy.open(waiting)}</small>
        )}
        {!isArchived && lowestPrice === null && <small className={muted}>{copy.unpriced}</small>}
      </span>
    </span>
  );
};
