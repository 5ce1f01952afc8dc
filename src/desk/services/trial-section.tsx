import { useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { PromptTrial } from './prompt-trial.tsx';
import { servicesCopy } from './services-copy.ts';
import type { PromptTrial as Trial } from '#desk/domain/wire.ts';
import { hint, row, tightStack } from '#styles/desk/base.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { ANNOUNCED_BY_PAGE, useAction } from '#desk/frame/use-action.ts';

const copy = servicesCopy.trial;

export interface TrialSectionProps {
  productId: string;
  /** What the field shows, saved or not. */
  basePrompt: string;
  /** Whether the text breaks a rule; its field shows the message. */
  isWrong: boolean;
}

/** Lets the model write by the typed base prompt about a made-up order, before it is saved. */
export function TrialSection({ productId, basePrompt, isWrong }: TrialSectionProps) {
  const { client } = useDesk();
  const { busy, outcome, run } = useAction({ failed: copy.failed });
  const [tried, setTried] = useState<{ prompt: string; trial: Trial }>();

  const ask = () => {
    setTried(undefined);
    const params = { path: { productId } };
    const tryOut = async () => {
      const trial = await unwrap(
        client.POST('/services/{productId}/trial', { params, body: { basePrompt } }),
      );
      setTried({ prompt: basePrompt, trial });
    };
    void run('ask', tryOut, { done: ANNOUNCED_BY_PAGE });
  };

  return (
    <div className={tightStack}>
      <div className={row}>
        <DeskButton kind="ghost" icon="quill" pending={busy !== undefined} blocked={isWrong} onPress={ask}>
          {tried || outcome ? copy.again : copy.press}
        </DeskButton>
      </div>
      <p className={hint}>{copy.hint}</p>
      <OutcomeStatus outcome={outcome} />
      <div role="status" className={tightStack}>
        {tried && tried.prompt !== basePrompt && <p className={hint}>{copy.older}</p>}
        {tried && <PromptTrial trial={tried.trial} />}
      </div>
    </div>
  );
}
