import type { Elements } from '#kit/elements.ts';
import { agreementCopy as copy } from './agreement-copy.ts';
import type { AgreementState } from '#domain/desk-terms.ts';
import { Notice } from '#desk/ui/notice.tsx';

/** Why an answer cannot be begun yet; `children` is what can be done about it. */
export const AgreementNotice = ({ state, children }: { state: AgreementState; children: Elements }) => (
  <Notice kind={state === 'refused' ? 'bad' : 'warn'} title={copy.title[state]} live>
    <p>{copy.text[state]}</p>
    {children}
  </Notice>
);
