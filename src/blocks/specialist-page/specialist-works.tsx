import { CLOSED_ACTION } from '#copy/site/closed-action.ts';
import { formatPrice } from '#copy/site/format.ts';
import { specialistPageCopy as copy } from '#copy/purchase/specialist-page.ts';
import type { Grosze } from '#domain/grosze.ts';
import type { ClosedShop } from '#domain/texts/closed-shop.ts';
import { buttonClass } from '#styles/button.css.ts';
import { needsScripts, withoutScripts } from '#styles/shell/footer.css.ts';
import * as css from '#styles/purchase/specialist-page.late.css.ts';
import { price as priceClass, rubric } from '#styles/text.css.ts';
import { Link } from '../link.tsx';
import { Picture } from '../picture.tsx';

/** Id of the list of what she sells. */
export const WORKS_ID = 'prowadzi';

/** One thing that she sells. */
export interface Work {
  id: string;
  title: string;
  imageSrc: string;
  price: Grosze;
  /** The order's form with both chosen; the same without scripts. */
  to: string;
  plainTo: string;
}

export interface SpecialistWorksProps {
  name: string;
  /** By service, each with something in it. */
  groups: readonly { title: string; works: readonly Work[] }[];
  /** Why the whole shop sells nothing now. */
  closed?: ClosedShop | undefined;
}

/** All that a specialist sells, each with its price, leading to the form with both chosen. */
export const SpecialistWorks = ({ name, groups, closed }: SpecialistWorksProps) => (
  <section id={WORKS_ID} aria-labelledby="prowadzi-naglowek">
    <h2 id="prowadzi-naglowek">{copy.does(name)}</h2>
    {closed && (
      <div className={css.nothing}>
        <p>
          <b>{closed.title}</b>
        </p>
        <p>{closed.text}</p>
        <Link to="/kontakt" className={buttonClass.ghost}>
          {CLOSED_ACTION}
        </Link>
      </div>
    )}
    {!closed && groups.length === 0 && (
      <div className={css.nothing}>
        <p>{copy.sellsNothing}</p>
        <Link to="/" className={buttonClass.ghost}>
          {copy.others}
        </Link>
      </div>
    )}
    {groups.map(({ title, works }) => (
      <div key={title} className={css.group}>
        <h3 className={`${rubric} ${css.groupTitle}`}>{title}</h3>
        <ul className={css.works}>
          {works.map((work) => (
            <li key={work.id} className={css.work}>
              <span className={css.plate}>
                <Picture
                  src={work.imageSrc}
                  alt=""
                  width={240}
                  height={340}
                  loading="lazy"
                  className={css.picture}
                />
              </span>
              <Link to={work.to} className={`${css.workLink} ${needsScripts}`}>
                {work.title}
              </Link>
              <a href={work.plainTo} className={`${css.workLink} ${withoutScripts}`}>
                {work.title}
              </a>
              <span className={`${priceClass} ${css.workPrice}`}>{formatPrice(work.price)}</span>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </section>
);
