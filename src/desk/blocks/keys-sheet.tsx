import { shortcutsCopy as copy } from '#desk/copy/shell.ts';
import { key as keyClass } from '#styles/desk/ground.css.ts';
import { keys as list, rubric } from '#styles/desk/parts.css.ts';
import { DeskDialog } from './desk-dialog.tsx';

const GROUPS = [
  [
    copy.everywhere,
    [
      ['G K', copy.keys.queue],
      ['?', copy.keys.sheet],
      ['Esc', copy.keys.close],
    ],
  ],
  [
    copy.list,
    [
      ['J', copy.keys.down],
      ['K', copy.keys.up],
      ['Enter', copy.keys.open],
      ['U', copy.keys.news],
    ],
  ],
  [
    copy.order,
    [
      ['J K', copy.keys.next],
      ['E', copy.keys.write],
      ['P', copy.keys.preview],
      ['H', copy.keys.history],
      ['Ctrl S', copy.keys.save],
    ],
  ],
] as const;

/** The sheet of keyboard shortcuts. */
export const KeysSheet = ({ onClose }: { onClose: () => void }) => (
  <DeskDialog title={copy.title} closeLabel={copy.close} onClose={onClose}>
    {GROUPS.map(([title, rows]) => (
      <div key={title}>
        <h3 className={rubric}>{title}</h3>
        <dl className={list}>
          {rows.map(([keys, what]) => (
            <div key={keys} style={{ display: 'contents' }}>
              <dt>
                {keys.split(' ').map((one) => (
                  <kbd key={one} className={keyClass}>
                    {one}
                  </kbd>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </div>
    ))}
  </DeskDialog>
);
