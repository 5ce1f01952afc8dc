import { COUPON_STATE_NAME, couponsCopy as copy } from './coupons-copy.ts';
import type { CouponBatch } from '#desk/domain/wire.ts';
import { list } from '#styles/desk/access.css.ts';
import { row, wideOnly } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { StopQuestion } from './stop-question.tsx';

export interface CouponBatchesProps {
  batches: readonly CouponBatch[];
  onDownload: (batch: CouponBatch) => Promise<unknown>;
  onStop: (batch: CouponBatch) => Promise<unknown>;
}

/** Many single-use codes, a row for each time that some were made. */
export const CouponBatches = ({ batches, onDownload, onStop }: CouponBatchesProps) => (
  <section className={panel} aria-labelledby="jednorazowe">
    <h2 id="jednorazowe">{copy.batches}</h2>
    <ul className={list}>
      {batches.map((batch) => (
        <li key={batch.id}>
          <span>
            <b>{copy.batch(batch.name, batch.count, batch.discount)}</b>
            <small>
              <span>{copy.batchUses(batch.uses)}</span>
              {batch.stoppedAt !== null && <span>{`, ${COUPON_STATE_NAME.stopped}`}</span>}
            </small>
          </span>
          <span className={row}>
            <span className={wideOnly}>
              <DeskButton kind="ghost" icon="download" onPress={() => void onDownload(batch)}>
                {copy.download}
              </DeskButton>
            </span>
            {batch.stoppedAt === null && <StopQuestion label={copy.stopMany} onStop={() => onStop(batch)} />}
          </span>
        </li>
      ))}
    </ul>
  </section>
);
