import type { Elements } from '#kit/elements.ts';
import { agreementCopy as copy } from './agreement-copy.ts';
import type { AgreementState } from '#domain/desk-terms.ts';
import { Notice } from '#desk/ui/notice.tsx';

/** Why an answer cannot be begun yet, or that a sent one has an agreement on its way; `children` is what can be done about it. */
export const AgreementNotice = ({
  state,
  isAnswered,
  children,
}: {
  state: AgreementState;
  isAnswered: boolean;
  children: Elements;
}) => (
  <Notice kind={state === 'refused' ? 'bad' : 'warn'} title={copy.title[state]} live>
    {isAnswered ? state === 'refused' && <p>{copy.answered}</p> : <p>{copy.text[state]}</p>}
    {children}
  </Notice>
);
