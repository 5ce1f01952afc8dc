import { useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { isSignedOut } from '#desk/api/desk-failure.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { PromptTrial } from './prompt-trial.tsx';
import { servicesCopy } from './services-copy.ts';
import type { PromptTrial as Trial } from '#desk/domain/wire.ts';
import { hint, row, tightStack } from '#styles/desk/base.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';

const copy = servicesCopy.trial;

export interface TrialPartProps {
  productId: string;
  /** What the field shows, saved or not. */
  basePrompt: string;
  /** It breaks a rule, which its field tells. */
  isWrong: boolean;
}

/** Lets the model write by the typed base prompt about a made-up order, before it is saved. */
export function TrialPart({ productId, basePrompt, isWrong }: TrialPartProps) {
  const { client, onExpired } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const [tried, setTried] = useState<{ prompt: string; trial: Trial | undefined }>();

  const ask = async () => {
    setBusy(true);
    try {
      setTried({
        prompt: basePrompt,
        trial: await unwrap(
          client.POST('/services/{productId}/trial', {
            params: { path: { productId } },
            body: { basePrompt },
          }),
        ),
      });
    } catch (error) {
      if (isSignedOut(error)) onExpired();
      setTried({ prompt: basePrompt, trial: undefined });
    }
    setBusy(false);
  };

  return (
    <div className={tightStack}>
      <div className={row}>
        <DeskButton kind="ghost" icon="quill" pending={isBusy} blocked={isWrong} onPress={() => void ask()}>
          {tried ? copy.again : copy.press}
        </DeskButton>
      </div>
      <p className={hint}>{copy.hint}</p>
      <div role="status" className={tightStack}>
        {tried && !tried.trial && <Notice kind="bad" title={copy.failed} />}
        {tried?.trial && tried.prompt !== basePrompt && <p className={hint}>{copy.older}</p>}
        {tried?.trial && <PromptTrial trial={tried.trial} />}
      </div>
    </div>
  );
}
