import type { ClipboardEvent } from 'react';
import { MarkupButtons } from './markup-buttons.tsx';
import { fieldName, textsCopy as copy } from './texts-copy.ts';
import { PAGE_PLACEHOLDERS, placed } from '#domain/texts/placeholders.ts';
import type { TextField as Field } from '#domain/texts/text-fields.ts';
import { beginningOf } from '#domain/typed/typed-text.ts';
import { TextField } from '#desk/ui/text-field.tsx';
import { hint, row, tightStack } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { places, typed, underField } from './texts.late.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';

export interface TextFormProps {
  fields: readonly Field[];
  /** The words of a mail. */
  isMail: boolean;
  /** What a field shows. */
  textOf: (key: string) => string;
  /** What the shop says where a field is empty. */
  fallbacks: Readonly<Record<string, string>>;
  /** What an empty document may begin with. */
  skeleton: Readonly<Record<string, string>>;
  isTyped: (key: string) => boolean;
  problems: Readonly<Record<string, string>>;
  isReadOnly: boolean;
  onType: (key: string, text: string) => void;
  /** Something was pasted into a field with markup; whether it was taken care of. */
  onPaste: (key: string, event: ClipboardEvent<HTMLElement>) => void;
}

/** Rows of a field; of a document as many as a screen has. */
const ROWS: Readonly<Record<Field['kind'], number>> = { line: 1, plain: 4, markup: 22 };

/** Words of the shop as far as a hint has room for them. */
/** Form of a text: a field for each place of the page, with what the shop says where it is empty. */
export function TextForm(props: TextFormProps) {
  const { fields, isMail, textOf, fallbacks, skeleton, isTyped, problems, isReadOnly, onType, onPaste } =
    props;
  const known = [...new Set(fields.flatMap(({ places: own = PAGE_PLACEHOLDERS }) => own))];
  const underEmpty = (key: string) => {
    const words = beginningOf(fallbacks[key] ?? '', 160);
    return words === '' ? copy.noFallback : copy.fallback(words);
  };
  return (
    <section className={panel} aria-labelledby="tresc-tekstu">
      <h2 id="tresc-tekstu">{copy.form}</h2>
      {isMail && <p className={hint}>{copy.mailHint}</p>}
      {fields.map(({ key, kind, max }) => {
        const text = textOf(key);
        return (
          <div
            key={key}
            className={isTyped(key) ? `${tightStack} ${typed}` : tightStack}
            onPaste={kind === 'markup' ? (event) => onPaste(key, event) : undefined}
          >
            {kind === 'markup' && !isReadOnly && (
              <MarkupButtons fieldId={`tekst-${key}`} text={text} onType={(next) => onType(key, next)} />
            )}
            <TextField
              id={`tekst-${key}`}
              label={fieldName(key)}
              name={key}
              value={text}
              onChange={(next) => onType(key, next)}
              error={problems[key]}
              hint={copy.characters(text.length, max) + (kind === 'markup' ? `. ${copy.markupHint}` : '')}
              readOnly={isReadOnly}
              autoComplete="off"
              parts={fieldParts}
              {...(kind !== 'line' && { multiline: true, rows: ROWS[kind] })}
            />
            <div className={underField}>
              {text === '' ? (
                <>
                  <p className={hint}>{underEmpty(key)}</p>
                  {!isReadOnly &&
                    (
                      [
                        [copy.takeFallback, fallbacks[key] ?? ''],
                        [copy.takeSkeleton, skeleton[key] ?? ''],
                      ] as const
                    )
                      .filter(([, words]) => words !== '')
                      .map(([name, words]) => (
                        <DeskButton
                          key={name}
                          kind="quiet"
                          aria-label={`${fieldName(key)}: ${name}`}
                          onPress={() => onType(key, words)}
                        >
                          {name}
                        </DeskButton>
                      ))}
                  {(skeleton[key] ?? '') !== '' && <p className={hint}>{copy.skeletonHint}</p>}
                </>
              ) : (
                ![text, ''].includes(fallbacks[key] ?? '') &&
                !isReadOnly && (
                  <DeskButton
                    kind="quiet"
                    aria-label={`${fieldName(key)}: ${copy.useFallback}`}
                    onPress={() => onType(key, '')}
                  >
                    {copy.useFallback}
                  </DeskButton>
                )
              )}
            </div>
          </div>
        );
      })}
      {known.length > 0 && (
        <details className={places}>
          <summary>{copy.places}</summary>
          <p className={row}>
            {known.map((place) => (
              <code key={place}>{placed(place)}</code>
            ))}
          </p>
        </details>
      )}
    </section>
  );
}
