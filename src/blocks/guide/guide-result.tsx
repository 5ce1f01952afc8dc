import type { ReactElement } from 'react';
import type { GuideChoice, GuideOutcome } from '#domain/guide/suggestion.ts';
import { formatPrice } from '#copy/site/format.ts';
import { guideCopy } from '#copy/purchase/guide.ts';
import { SEE_SAMPLE } from '#copy/purchase/sample-label.ts';
import { specialistCopy } from '#copy/purchase/specialist.ts';
import type { ClosedShop } from '#domain/texts/closed-shop.ts';
import { buttonClass } from '#styles/button.css.ts';
import * as css from '#styles/purchase/guide.late.css.ts';
import { lead, price as priceClass, rubric } from '#styles/text.css.ts';
import { Link } from '../link.tsx';
import { Picture } from '../picture.tsx';
import { Portrait } from '../specialist/portrait.tsx';
import { GUIDE_HEADING } from './guide-step.tsx';

export interface GuideResultProps {
  suggestion: GuideOutcome;
  /** Where the order of a choice begins. */
  pathOf: (pick: GuideChoice) => string;
  /** The way back to the first question. */
  again: ReactElement;
}

/** What the guide suggests: variant and specialist with price, the reasons, two choices that are near. */
export const GuideResult = ({
  suggestion: { pick, near, isSecondBest },
  pathOf,
  again,
}: GuideResultProps) => (
  <section aria-labelledby={GUIDE_HEADING}>
    <p className={rubric}>{guideCopy.kicker}</p>
    <h1 id={GUIDE_HEADING} tabIndex={-1} className={css.title}>
      {guideCopy.found(pick.title, pick.work, pick.name)}
    </h1>
    {isSecondBest && <p className={`${lead} ${css.lead}`}>{guideCopy.secondBest}</p>}
    <div className={css.found}>
      <div className={css.pair} aria-hidden="true">
        <Portrait fairy={{ name: '', imageSrc: pick.portrait }} className={css.portrait} />
        <span className={css.plate}>
          <Picture src={pick.plate} alt="" width={240} height={340} className={css.picture} />
        </span>
      </div>
      <div>
        <h2 className={css.why}>{guideCopy.why}</h2>
        <ul className={css.reasons}>
          {pick.reasons.map(({ title, text }) => (
            <li key={title} className={css.reason}>
              <strong>{`${title}.`}</strong> <span>{text}</span>
            </li>
          ))}
        </ul>
        <p className={css.cost}>
          <span className={priceClass}>{formatPrice(pick.price)}</span>{' '}
          <span className={css.time}>
            {pick.responseTime && `${specialistCopy.responseTime}: ${pick.responseTime}`}
          </span>
        </p>
        <Link to={pathOf(pick)} className={`${buttonClass.primary} ${css.take}`}>
          {guideCopy.take}
        </Link>
        {pick.samplePath !== undefined && (
          <Link to={pick.samplePath} className={`${buttonClass.ghost} ${css.take}`}>
            {SEE_SAMPLE}
          </Link>
        )}
      </div>
    </div>
    {near.length > 0 && (
      <>
        <h2 className={css.nearTitle}>{guideCopy.near}</h2>
        <ul className={css.near}>
          {near.map((other) => (
            <li key={other.fairyId} className={css.neighbour}>
              <Portrait fairy={{ name: '', imageSrc: other.portrait }} className={css.face} />
              <Link to={pathOf(other)} className={css.neighbourLink}>
                <span className={css.neighbourName} translate="no">
                  {other.name}
                </span>{' '}
                <span className={css.optionText}>{other.title}</span>
              </Link>
              <span className={priceClass}>{formatPrice(other.price)}</span>
            </li>
          ))}
        </ul>
      </>
    )}
    <p className={css.again}>{again}</p>
  </section>
);

/** Result without an offer: nobody sells anything today, or the shop is closed, with its own message. */
export const GuideNobody = ({ again, closed }: { again?: ReactElement; closed?: ClosedShop }) => (
  <section aria-labelledby={GUIDE_HEADING}>
    <h1 id={GUIDE_HEADING} tabIndex={-1} className={css.title}>
      {closed?.title ?? guideCopy.nobody}
    </h1>
    <p className={`${lead} ${css.lead}`}>{closed?.text ?? guideCopy.nobodyText}</p>
    <p className={css.actions}>
      <Link to="/" className={buttonClass.primary}>
        {guideCopy.services}
      </Link>
    </p>
    {again && <p className={css.again}>{again}</p>}
  </section>
);
