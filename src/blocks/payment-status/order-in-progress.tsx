import { resultCopy } from '#copy/purchase/result.ts';
import { Button } from '#kit/button.tsx';
import { buttonParts } from '#styles/button.css.ts';
import * as css from '#styles/result.css.ts';
import { lead, muted } from '#styles/text.css.ts';
import { MoonRing } from './moon-ring.tsx';
import { ResultFrame } from '../result-frame.tsx';

export interface OrderInProgressProps {
  /** The confirmation is over two minutes late (OR-4). */
  late: boolean;
  /**
   * Checks the payment again; given when polling has stopped or slowed down (WAITING_FOR_CONFIRMATION, or `late`).
   */
  onCheckAgain?: (() => void) | undefined;
  /** That check is in progress. */
  checking?: boolean | undefined;
}

/**
 * Result "Zamówienie w toku" with a loading indicator (OR-3). Announces each change of state once, not each poll
 * (A32).
 */
export const OrderInProgress = ({ late, onCheckAgain, checking }: OrderInProgressProps) => (
  <ResultFrame picture={<MoonRing still={late} />} title={resultCopy.pending.title}>
    <p className={css.says}>{resultCopy.pending.says}</p>
    <div role="status" className={css.text}>
      {late ? (
        <>
          <p className={lead}>
            <strong>{resultCopy.pending.timeoutTitle}</strong>
          </p>
          <p className={css.text}>{resultCopy.pending.timeout}</p>
        </>
      ) : (
        <>
          <p className={lead}>{resultCopy.pending.lead}</p>
          <p className={muted}>{resultCopy.pending.dontPay}</p>
        </>
      )}
    </div>
    {onCheckAgain && (
      <div className={css.buttons}>
        <Button parts={buttonParts.primary} pending={checking} onPress={onCheckAgain}>
          {resultCopy.checkAgain}
        </Button>
      </div>
    )}
  </ResultFrame>
);
