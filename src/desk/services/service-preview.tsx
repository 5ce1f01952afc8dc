import { VariantCard } from '#blocks/purchase/variant-step.tsx';
import { CHOOSE, SERVICE_CHOICE } from '#copy/purchase/order-steps.ts';
import { specialistCopy } from '#copy/purchase/specialist.ts';
import { servicesCopy as copy } from './services-copy.ts';
import type { Product } from '#domain/catalogue.ts';
import type { Grosze } from '#domain/grosze.ts';
import { NativeSelectField } from '#kit/native-select-field.tsx';
import { hint, tightStack } from '#styles/desk/base.css.ts';
import { preview } from '#styles/desk/specialists.late.css.ts';
import { selectParts } from '#styles/field.css.ts';
import { variantParts } from '#styles/purchase/variant-step.css.ts';

export interface ServicePreviewProps {
  /** The stored service with what was typed put over it. */
  product: Product;
  lowestPrice: Grosze | null;
  /** Its place among those of its page, from 0. */
  place: number;
  /** Of its heading, where a page has two. */
  id?: string;
}

/** The very card, or line of the dropdown, that customers see, out of reach of mouse and keyboard. */
export function ServicePreview({
  product,
  lowestPrice,
  place,
  id: headingId = 'podglad',
}: ServicePreviewProps) {
  const price = lowestPrice ?? undefined;
  const { id, title } = product;
  const label = price === undefined ? title : `${title} (${specialistCopy.fromPrice(price)})`;
  return (
    <section className={tightStack} aria-labelledby={headingId}>
      <h2 id={headingId}>{copy.preview}</h2>
      <p className={hint}>{copy.previewText}</p>
      {product.productType === 'PREDICTION' ? (
        <>
          <p className={hint}>{copy.predictionText}</p>
          <div className={preview} inert>
            <NativeSelectField
              key={label}
              label={SERVICE_CHOICE}
              name="wariant"
              value={id}
              options={[{ value: id, label }]}
              onValueChange={() => undefined}
              placeholder={CHOOSE}
              parts={selectParts}
            />
          </div>
        </>
      ) : (
        <div className={preview} inert>
          <div className={variantParts.card}>
            <span className={variantParts.body}>
              <VariantCard variant={product} index={place} price={price} isChosen={false} />
            </span>
          </div>
        </div>
      )}
    </section>
  );
}
