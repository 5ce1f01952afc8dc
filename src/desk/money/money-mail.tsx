import { useState } from 'react';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { PlainMail } from '#desk/ui/mail-view.tsx';
import type { MailOfDecision } from './refund-form.tsx';
import { moneyCopy as copy } from './money-copy.ts';
import type { MailPreview } from '#desk/domain/wire.ts';
import { useLoad } from '#desk/frame/use-load.ts';

interface MoneyMailProps {
  mail: MailOfDecision;
  load: (mail: MailOfDecision) => Promise<MailPreview>;
}

function LoadedMail({ mail, load }: MoneyMailProps) {
  const { loaded, reload } = useLoad(() => load(mail), '');
  const words = { loading: copy.showMail, failed: copy.mailFailed };
  return (
    <LoadedSection loaded={loaded} words={words} onRetry={reload}>
      {(preview) => <PlainMail preview={preview} />}
    </LoadedSection>
  );
}

/** Preview of the mail that a decision would send, on request. Another amount or text hides it until it is requested again. */
export function MoneyMail({ mail, load }: MoneyMailProps) {
  const wanted = JSON.stringify([mail.amount, mail.word]);
  const [requested, setRequested] = useState<string>();
  return requested === wanted ? (
    <LoadedMail key={wanted} mail={mail} load={load} />
  ) : (
    <DeskButton kind="quiet" onPress={() => setRequested(wanted)}>
      {copy.showMail}
    </DeskButton>
  );
}
