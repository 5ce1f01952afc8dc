import { useRef } from 'react';
import { meetCopy } from '#copy/site/home.ts';
import { specialistCopy } from '#copy/purchase/specialist.ts';
import type { Face } from '#domain/specialists/faces.ts';
import { Button } from '#kit/button.tsx';
import { iconButton } from '#styles/button.css.ts';
import { sectionHead, wrap } from '#styles/layout.css.ts';
import * as css from '#styles/home/meet.css.ts';
import { sideRow } from '#styles/side-row.css.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { Portrait } from '../specialist/portrait.tsx';

/** How much of the row (px) a press on an arrow moves. */
const STEP = 560;

/** "Poznaj wróżki" on the home page: each specialist with her lowest price, in a row that scrolls sideways. */
export function MeetSpecialists({ faces }: { faces: readonly Face[] }) {
  const row = useRef<HTMLUListElement>(null);
  const move = (by: number) => row.current?.scrollBy({ left: by });
  return (
    <section aria-labelledby="poznaj" className={`${wrap} ${css.meet}`}>
      <div className={sectionHead}>
        <h2 id="poznaj">{meetCopy.title}</h2>
        <p className={css.arrows}>
          <Button aria-label={meetCopy.previous} onPress={() => move(-STEP)} parts={{ root: iconButton }}>
            <Icon name="chevron" className={css.back} />
          </Button>
          <Button aria-label={meetCopy.next} onPress={() => move(STEP)} parts={{ root: iconButton }}>
            <Icon name="chevron" className={css.on} />
          </Button>
        </p>
      </div>
      <p className={css.lead}>{meetCopy.lead(faces.length)}</p>
      <ul ref={row} className={`${sideRow} ${css.faces}`}>
        {faces.map((face) => (
          <li key={face.path} className={css.face}>
            <Link to={face.path} className={css.link}>
              <Portrait fairy={{ name: '', imageSrc: face.imageSrc }} className={css.portrait} />
              <span className={css.name} translate="no">
                {face.name}
              </span>
              {face.voice && <span className={css.voice}>{face.voice}</span>}
              <span className={css.price}>{specialistCopy.fromPrice(face.price)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
