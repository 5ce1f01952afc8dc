import type { Elements } from '#kit/elements.ts';
import { agreementCopy as copy } from './agreement-copy.ts';
import type { AgreementState } from '#domain/desk-terms.ts';
import { Notice } from '#desk/ui/notice.tsx';

/** Notice why an answer cannot be started yet, or that a sent one has an agreement being mailed; `children`: the possible actions. */
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
