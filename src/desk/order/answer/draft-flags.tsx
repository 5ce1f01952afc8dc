import type { DraftFlagKind } from '#domain/desk-terms.ts';
import { suggestionCopy as copy } from '#desk/copy/suggestion.ts';
import { Notice } from '#desk/ui/notice.tsx';

/** What to look at in an answer before it is approved: links, telephones and names, of a model's draft more. */
export const DraftFlags = ({
  flags,
}: {
  flags: readonly { kind: DraftFlagKind; text: string | undefined }[];
}) =>
  flags.length > 0 && (
    <Notice kind="warn" title={copy.flags}>
      <ul>
        {flags.map(({ kind, text }) => (
          <li key={`${kind} ${text}`}>
            <span>{copy.flag[kind]}</span>
            {text !== undefined && <span>{`: ${text}`}</span>}
          </li>
        ))}
      </ul>
    </Notice>
  );
