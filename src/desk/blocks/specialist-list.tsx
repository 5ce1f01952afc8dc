import { specialistsCopy as copy } from '#desk/copy/specialists.ts';
import type { Specialist } from '#desk/schemas/specialists.schema.ts';
import { DESK_PAGES } from '#domain/desk-pages.ts';
import { list } from '#styles/desk/access.css.ts';
import { muted, row } from '#styles/desk/ground.css.ts';
import { panel } from '#styles/desk/parts.css.ts';
import { face } from '#styles/desk/specialists.late.css.ts';
import { DeskButton } from './desk-button.tsx';
import { MenuLink } from './menu-link.tsx';

export interface SpecialistListProps {
  specialists: readonly Specialist[];
  onMove: (id: string, by: -1 | 1) => void;
}

/** All specialists in the shop's order, each with a link to her card and buttons that move her up and down. */
export const SpecialistList = ({ specialists, onMove }: SpecialistListProps) => (
  <section className={panel}>
    <ol className={list}>
      {specialists.map(({ id, image, isAvailable, fields }, at) => (
        <li key={id}>
          <span className={row}>
            <img className={face} src={image} alt="" width={40} height={50} loading="lazy" />
            <MenuLink to={DESK_PAGES.specialist.replace(':fairyId', id)}>{fields.name}</MenuLink>
            {!isAvailable && <small className={muted}>{copy.away}</small>}
          </span>
          <span className={row}>
            <DeskButton
              kind="ghost"
              aria-label={copy.up(fields.name)}
              blocked={at === 0}
              onPress={() => onMove(id, -1)}
            >
              ↑
            </DeskButton>
            <DeskButton
              kind="ghost"
              aria-label={copy.down(fields.name)}
              blocked={at === specialists.length - 1}
              onPress={() => onMove(id, 1)}
            >
              ↓
            </DeskButton>
          </span>
        </li>
      ))}
    </ol>
  </section>
);
