import { useState } from 'react';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { FailedState, Skeleton } from '#desk/ui/empty-state.tsx';
import { PlainMail } from '#desk/ui/mail-view.tsx';
import type { MailOfDecision } from './refund-form.tsx';
import { moneyCopy as copy } from './money-copy.ts';
import type { MailPreview } from '#desk/schemas/answer.schema.ts';
import { useLoad } from '#desk/frame/use-load.ts';

interface MoneyMailProps {
  mail: MailOfDecision;
  load: (mail: MailOfDecision) => Promise<MailPreview>;
}

function LoadedMail({ mail, load }: MoneyMailProps) {
  const { loaded, reload } = useLoad(() => load(mail), '');
  if (loaded.status === 'loading') return <Skeleton label={copy.showMail} />;
  if (loaded.status !== 'ready')
    return <FailedState title={copy.mailFailed} errorId={undefined} onRetry={reload} />;
  return <PlainMail preview={loaded.data} />;
}

/** The mail that a decision would send, on request; another amount or word takes it away until it is asked for anew. */
export function MoneyMail({ mail, load }: MoneyMailProps) {
  const wanted = JSON.stringify([mail.amount, mail.word]);
  const [asked, setAsked] = useState<string>();
  return asked === wanted ? (
    <LoadedMail key={wanted} mail={mail} load={load} />
  ) : (
    <DeskButton kind="quiet" onPress={() => setAsked(wanted)}>
      {copy.showMail}
    </DeskButton>
  );
}
