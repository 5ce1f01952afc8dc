import { emptyCopy } from '#copy/site/empty.ts';
import { formatPrice } from '#copy/site/format.ts';
import { variantNote } from '#copy/purchase/guided-purchase.ts';
import { ORDER_STEPS } from '#copy/purchase/order-steps.ts';
import type { Grosze } from '#domain/grosze.ts';
import type { Product } from '#domain/catalogue.ts';
import type { Elements } from '#kit/elements.ts';
import { RadioCards } from '#kit/radio-cards.tsx';
import { stack } from '#styles/layout.css.ts';
import { firstHead, step, stepBody } from '#styles/purchase/step.css.ts';
import { muted, price as priceClass } from '#styles/text.css.ts';
import * as css from '#styles/purchase/variant-step.css.ts';
import { LowestPrice } from './lowest-price.tsx';
import { Picture } from '../picture.tsx';
import { Seal } from './seal.tsx';
import { StepHeading } from './step-heading.tsx';
import { GuideLink } from './guide-link.tsx';

export interface VariantStepProps {
  /** PRODUCTS_NAMES of the page's content; defaults to our copy (SH-13). */
  heading?: string | undefined;
  variants: readonly Product[];
  /** The lowest price of a variant; `undefined` if no specialist sells it. */
  priceFrom: (id: string) => Grosze | undefined;
  value?: string | undefined;
  onChoose: (id: string) => void;
  /** A specialist was chosen first: these are the variants that she sells. */
  wish?: Wish | undefined;
  /** Path of the guide, linked beside the heading. */
  guide?: string | undefined;
  /** An order is being placed: nothing can be chosen. */
  locked?: boolean | undefined;
}

/** Texts beside one specialist's variants. */
export interface Wish {
  /** How many of how many she sells, and who sells the others. */
  sentences: readonly string[];
  /** Leads to the other specialists: a button, or without scripts a link. */
  change: Elements;
}

const HEADING = 'wariant-naglowek';

/** Step one: the choice of variant among cards (OP-1, OP-2). Choosing does not move focus or scroll. */
export const VariantStep = ({
  heading,
  guide,
  variants,
  priceFrom,
  value,
  wish,
  onChoose,
  locked,
}: VariantStepProps) => (
  <section id="wariant" className={step} aria-labelledby={HEADING} inert={locked}>
    <div className={firstHead}>
      <StepHeading id={HEADING} step={1}>
        {heading ?? ORDER_STEPS[0].title}
      </StepHeading>
      {guide !== undefined && <GuideLink to={guide} />}
    </div>
    {wish && (
      <div className={`${stack} ${stepBody}`}>
        {wish.sentences.map((sentence) => (
          <p key={sentence} className={muted}>
            {sentence}
          </p>
        ))}
        <div>{wish.change}</div>
      </div>
    )}
    <div className={stepBody}>
      <RadioCards
        labelledBy={HEADING}
        name="wariant"
        value={value}
        onValueChange={onChoose}
        parts={css.variantParts}
        options={variants.map((variant, index) => ({
          value: variant.id,
          content: (
            <VariantCard
              variant={variant}
              index={index}
              price={priceFrom(variant.id)}
              isExact={wish !== undefined}
              isChosen={variant.id === value}
            />
          ),
        }))}
      />
    </div>
  </section>
);

const ExactPrice = ({ price }: { price: Grosze }) => (
  <span className={priceClass} translate="no">
    {formatPrice(price)}
  </span>
);

interface VariantCardProps {
  variant: Product;
  index: number;
  price: Grosze | undefined;
  /** It is the price of one specialist, and not the lowest of several. */
  isExact?: boolean;
  isChosen: boolean;
}

/** A variant's card. The first one's picture loads eagerly, all others lazily. */
export const VariantCard = ({ variant, index, price, isExact = false, isChosen }: VariantCardProps) => (
  <>
    <span className={css.plate}>
      <Picture
        src={variant.imageSrc}
        alt=""
        width={240}
        height={340}
        loading={index === 0 ? 'eager' : 'lazy'}
        decoding="async"
        className={css.picture}
      />
    </span>{' '}
    {isChosen && <Seal className={css.sealAt} />}
    <span className={css.text}>
      <span className={css.title}>{variant.title}</span>{' '}
      <span className={css.description}>{variant.description}</span>{' '}
      <span className={css.foot}>
        <span>{variantNote(variant.productType)}</span>{' '}
        <span className={css.amount}>
          {price === undefined ? (
            emptyCopy.fairies.title
          ) : isExact ? (
            <ExactPrice price={price} />
          ) : (
            <LowestPrice price={price} />
          )}
        </span>
      </span>
    </span>
  </>
);
