import { servicesCopy } from './services-copy.ts';
import { suggestionCopy } from '#desk/copy/suggestion.ts';
import type { PromptTrial as Trial } from '#desk/domain/wire.ts';
import { hint, tightStack } from '#styles/desk/base.css.ts';
import { versionText } from '#styles/desk/order.css.ts';
import { Notice } from '#desk/ui/notice.tsx';

const copy = servicesCopy.trial;

/** Draft that a model wrote for a made-up order, with its warnings; or why it wrote none. */
export function PromptTrial({ trial: { questions, text, declined, flags } }: { trial: Trial }) {
  if (text === null) return <Notice kind="warn" title={suggestionCopy.declined[declined ?? 'silent']} />;
  return (
    <section className={tightStack} aria-labelledby="proba">
      <h3 id="proba">{copy.title}</h3>
      {questions.length > 0 && (
        <p className={hint}>
          <span>{copy.asked}</span> <span>{questions.join(' ')}</span>
        </p>
      )}
      <p className={versionText}>{text}</p>
      {flags.length > 0 && (
        <Notice kind="warn" title={suggestionCopy.flags}>
          <ul>
            {flags.map((flag) => (
              <li key={`${flag.kind} ${flag.text}`}>
                <span>{suggestionCopy.flag[flag.kind]}</span>
                {flag.text !== undefined && <span>{`: ${flag.text}`}</span>}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </section>
  );
}
