import { useState } from 'react';
import { couponsCopy as copy } from './coupons-copy.ts';
import { row } from '#styles/desk/base.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { Notice } from '#desk/ui/notice.tsx';

export interface StopQuestionProps {
  label: string;
  onStop: () => Promise<unknown>;
}

/** Button that stops codes for good, after a confirmation. */
export function StopQuestion({ label, onStop }: StopQuestionProps) {
  const [step, setStep] = useState<'closed' | 'asking' | 'stopping'>('closed');
  if (step === 'closed')
    return (
      <DeskButton kind="danger" icon="stop" onPress={() => setStep('asking')}>
        {label}
      </DeskButton>
    );
  const stop = async () => {
    setStep('stopping');
    await onStop();
    setStep('closed');
  };
  return (
    <Notice kind="warn" title={copy.stopAsk} live>
      <div className={row}>
        <DeskButton kind="ghost" onPress={() => setStep('closed')}>
          {copy.stopBack}
        </DeskButton>
        <DeskButton kind="danger" icon="stop" pending={step === 'stopping'} onPress={() => void stop()}>
          {label === copy.stop ? copy.stopNow : label}
        </DeskButton>
      </div>
    </Notice>
  );
}
