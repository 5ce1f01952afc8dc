import type { Elements } from '#kit/elements.ts';
import { findingCopy } from '#copy/law/text-findings.ts';
import { forbiddenClaim } from '#domain/texts/claims.ts';
import { answerCopy as copy } from './answer-copy.ts';
import { formatTime, formatWords } from '#desk/copy/time.ts';
import { countWords } from './words.ts';
import { hint } from '#styles/desk/base.css.ts';
import { both, choice, control, numeral, part, partHead, version, warn } from '#styles/desk/order.css.ts';
import { panelHead } from '#styles/desk/blocks.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';

/** The other person's version of a field, shown beside one's own. */
export interface OtherVersion {
  text: string;
  author: string;
  version: number;
  savedAt: string | undefined;
}

export interface AnswerFieldProps {
  id: string;
  label: string;
  numeral?: string | undefined;
  value: string;
  isUnsaved: boolean;
  isReadOnly: boolean;
  /** Missing where a question cannot be left out. */
  isLeftOut?: boolean | undefined;
  /** What is wrong with the text, by the rules of a mail. */
  error?: string | undefined;
  other: OtherVersion | undefined;
  onChange: (text: string) => void;
  onLeaveOut?: ((leftOut: boolean) => void) | undefined;
  /** Missing while nobody may write here: both versions are there to read. */
  onDecide: ((choice: 'keep' | 'take' | 'join') => void) | undefined;
  /** Stands under the field while it is written in. */
  children?: Elements;
}

/** Both versions of a field that two people changed, with equal buttons where one may choose. */
export const BothVersions = ({
  value,
  other,
  onDecide,
  isWhole = false,
}: {
  value: string;
  other: OtherVersion;
  onDecide: AnswerFieldProps['onDecide'];
  /** Two of it do not add up to one. */
  isWhole?: boolean;
}) => (
  <div className={both} role="group" aria-label={copy.conflict(other.author)}>
    <p>{copy.conflict(other.author)}</p>
    <div className={version}>
      <p className={panelHead}>
        <b>{copy.yours}</b> <small>{copy.unsaved}</small>
      </p>
      <p>{value}</p>
      {onDecide && (
        <DeskButton kind="ghost" onPress={() => onDecide('keep')}>
          {copy.keep}
        </DeskButton>
      )}
    </div>
    <div className={version}>
      <p className={panelHead}>
        <b>{copy.theirs(other.author)}</b>{' '}
        <small>
          <span>{copy.version(other.version)}</span>
          {other.savedAt !== undefined && <span>{`, ${formatTime(other.savedAt)}`}</span>}
        </small>
      </p>
      <p>{other.text}</p>
      {onDecide && (
        <DeskButton kind="ghost" onPress={() => onDecide('take')}>
          {copy.takeTheirs}
        </DeskButton>
      )}
    </div>
    {onDecide && !isWhole && (
      <footer>
        <DeskButton kind="quiet" onPress={() => onDecide('join')}>
          {copy.join}
        </DeskButton>
      </footer>
    )}
  </div>
);

/** One field of an answer: its question, the text, and where two people wrote it, both versions in place. */
export function AnswerFieldEditor(props: AnswerFieldProps) {
  const { id, label, value, other, isReadOnly, isLeftOut, onLeaveOut } = props;
  const claim = forbiddenClaim(value);
  return (
    <div className={part}>
      <div className={partHead}>
        {props.numeral !== undefined && (
          <span className={numeral} aria-hidden="true">
            <span>{props.numeral}</span>.
          </span>
        )}
        <label htmlFor={id}>{label}</label>
        <span className={hint}>{formatWords(countWords(value))}</span>
      </div>
      {props.error !== undefined && (
        <p id={`${id}-blad`} className={warn}>
          {props.error}
        </p>
      )}
      {claim !== undefined && <p className={warn}>{findingCopy.claim(claim)}</p>}
      {other ? (
        <BothVersions value={value} other={other} onDecide={props.onDecide} />
      ) : (
        <textarea
          id={id}
          className={control}
          rows={props.numeral === undefined ? 12 : 6}
          maxLength={20_000}
          value={value}
          readOnly={isReadOnly}
          aria-invalid={props.error === undefined ? undefined : true}
          aria-describedby={props.error === undefined ? undefined : `${id}-blad`}
          data-unsaved={props.isUnsaved ? '' : undefined}
          onChange={(event) => props.onChange(event.target.value)}
        />
      )}
      {props.children}
      {onLeaveOut && !isReadOnly && (
        <label className={choice}>
          <input
            type="checkbox"
            checked={isLeftOut ?? false}
            onChange={(event) => onLeaveOut(event.target.checked)}
          />
          {copy.leaveOut}
        </label>
      )}
    </div>
  );
}
