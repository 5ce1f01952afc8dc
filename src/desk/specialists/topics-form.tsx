import { topicsCopy as copy } from './topics-copy.ts';
import type { Specialist } from '#desk/domain/wire.ts';
import { TextField } from '#desk/ui/text-field.tsx';
import { select } from '#styles/desk/access.css.ts';
import { hint, row, tightStack } from '#styles/desk/base.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';

export type Topic = Specialist['topics'][number];

export interface TopicsFormProps {
  /** Ids keep rows apart while they are edited. */
  topics: readonly Topic[];
  /** Messages by the topics' ids. */
  problems: Readonly<Record<string, string>>;
  onChange: (topics: readonly Topic[]) => void;
}

const MOST = 6;
const ICONS = Object.keys(copy.icon) as Topic['icon'][];

/** A specialist's topics, each with its picture, its words, and buttons that move it up or take it out. */
export function TopicsForm({ topics, problems, onChange }: TopicsFormProps) {
  const change = (at: number, part: Partial<Topic>) =>
    onChange(topics.map((topic, nth) => (nth === at ? { ...topic, ...part } : topic)));
  const raise = (at: number) =>
    onChange(topics.map((topic, nth) => topics[nth === at ? at - 1 : nth === at - 1 ? at : nth] ?? topic));
  return (
    <div className={tightStack}>
      {topics.map(({ id, content, icon }, at) => (
        <div key={id} className={tightStack}>
          <TextField
            id={`temat-${at}`}
            label={copy.topic(at + 1)}
            name={`topic-${at}`}
            value={content}
            onChange={(text) => change(at, { content: text })}
            error={problems[id]}
            autoComplete="off"
            parts={fieldParts}
          />
          <div className={row}>
            <select
              className={select}
              style={{ width: 'auto' }}
              aria-label={copy.sign(at + 1)}
              value={icon}
              onChange={({ target }) =>
                change(at, { icon: ICONS.find((one) => one === target.value) ?? icon })
              }
            >
              {ICONS.map((one) => (
                <option key={one} value={one}>
                  {copy.icon[one]}
                </option>
              ))}
            </select>
            <DeskButton
              kind="ghost"
              aria-label={copy.up(at + 1)}
              blocked={at === 0}
              onPress={() => raise(at)}
            >
              ↑
            </DeskButton>
            <DeskButton
              kind="ghost"
              icon="close"
              aria-label={copy.remove(at + 1)}
              onPress={() => onChange(topics.filter((_topic, nth) => nth !== at))}
            >
              {''}
            </DeskButton>
          </div>
        </div>
      ))}
      {topics.length < MOST ? (
        <p>
          <DeskButton
            kind="ghost"
            onPress={() =>
              onChange([...topics, { id: crypto.randomUUID(), content: '', icon: ICONS[0] ?? 'HEARTH' }])
            }
          >
            {copy.add}
          </DeskButton>
        </p>
      ) : (
        <p className={hint}>{copy.full}</p>
      )}
    </div>
  );
}
