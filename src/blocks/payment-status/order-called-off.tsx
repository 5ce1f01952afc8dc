import { resultCopy } from '#copy/purchase/result.ts';
import { actions } from '#styles/layout.css.ts';
import * as css from '#styles/result.css.ts';
import { lead } from '#styles/text.css.ts';
import { MailLink } from '../mail-link.tsx';
import { OrderFacts, type OrderFactsProps } from './order-facts.tsx';
import { ResultFrame, ResultPicture } from '../result-frame.tsx';

export interface OrderCalledOffProps extends OrderFactsProps {
  contactEmail: string;
}

/** Result "Zamówienie odwołane": paid, and called off by the shop (OR-1). */
export const OrderCalledOff = ({ contactEmail, ...facts }: OrderCalledOffProps) => (
  <ResultFrame picture={<ResultPicture src="/art/result-failed.svg" />} title={resultCopy.calledOff.title}>
    <p className={`${lead} ${css.text}`}>
      {`${resultCopy.calledOff.lead} ${resultCopy.calledOff.refund(facts.refunded, facts.totalPrice)}`}
    </p>
    <OrderFacts {...facts} />
    <div className={`${actions} ${css.buttons}`}>
      <MailLink email={contactEmail} />
    </div>
  </ResultFrame>
);
