import { resultCopy } from '#copy/result.ts';
import { Button } from '#kit/button.tsx';
import { buttonParts } from '#styles/button.css.ts';
import * as css from '#styles/result.css.ts';
import { lead } from '#styles/text.css.ts';
import { MoonRing } from './moon-ring.tsx';
import { ResultFrame } from './result-frame.tsx';

export interface OrderInProgressProps {
  /** The confirmation has been awaited for over two minutes (OR-4). */
  late: boolean;
  /** Nobody asks by itself any more: the customer may (WAITING_FOR_CONFIRMATION, or `late`). */
  onCheckAgain?: (() => void) | undefined;
  /** That question is under way. */
  checking?: boolean | undefined;
}

/** "Zamówienie w toku": the spinner (OR-3). One polite message per change of state, not per question (A32). */
export const OrderInProgress = ({ late, onCheckAgain, checking }: OrderInProgressProps) => (
  <ResultFrame picture={<MoonRing />} title={resultCopy.pending.title}>
    <div role="status" className={css.text}>
      {late ? (
        <>
          <p className={lead}>
            <strong>{resultCopy.pending.timeoutTitle}</strong>
          </p>
          <p className={css.text}>{resultCopy.pending.timeout}</p>
        </>
      ) : (
        <p className={lead}>{resultCopy.pending.lead}</p>
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
