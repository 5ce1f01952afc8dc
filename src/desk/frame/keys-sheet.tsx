import { shortcutsCopy as copy } from '#desk/copy/shell.ts';
import { useMay } from './desk-context.tsx';
import { keyedPages } from './desk-menu.ts';
import { key as keyClass } from '#styles/desk/base.css.ts';
import { keyGroups, keys as list, rubric } from '#styles/desk/blocks.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DeskDialog } from '#desk/ui/desk-dialog.tsx';

/** A place, and its keys with what they do. */
type ShortcutGroup = readonly [place: string, keys: readonly (readonly [keys: string, what: string])[]];

/** Keyboard shortcuts shown on the sheet, grouped by page. */
export const shortcutGroups = (may: (operation: string) => boolean): readonly ShortcutGroup[] => [
  [
    copy.everywhere,
    [
      ['Ctrl K', copy.keys.search],
      ['/', copy.keys.listSearch],
      ...keyedPages(may).map(({ key, title }): [string, string] => [
        `G ${key.toUpperCase()}`,
        title.toLowerCase(),
      ]),
      ['Ctrl S', copy.keys.save],
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
      ['F', copy.keys.filters],
      ['[ ]', copy.keys.pages],
      ['U', copy.keys.updates],
    ],
  ],
  [
    copy.order,
    [
      ['J K', copy.keys.next],
      ['E', copy.keys.write],
      ['P', copy.keys.preview],
      ['H', copy.keys.history],
    ],
  ],
  ...(may('getMessage')
    ? [
        [
          copy.message,
          [
            ['O', copy.keys.reply],
            ['E', copy.keys.done],
          ],
        ] as const,
      ]
    : []),
];

export interface KeysSheetProps {
  /** Whether shortcuts of a single letter work. */
  singleKeys: boolean;
  onSingleKeys: (work: boolean) => void;
  onClose: () => void;
}

/** The sheet of keyboard shortcuts, where those of a single letter can be switched off. */
const KeysSheet = ({ singleKeys, onSingleKeys, onClose }: KeysSheetProps) => {
  const groups = shortcutGroups(useMay());
  return (
    <DeskDialog title={copy.title} closeLabel={copy.close} onClose={onClose}>
      <div className={keyGroups}>
        {groups.map(([title, rows]) => (
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
      </div>
      <DeskButton kind="ghost" icon="keyboard" onPress={() => onSingleKeys(!singleKeys)}>
        {copy.singleKeys[singleKeys ? 'on' : 'off']}
      </DeskButton>
    </DeskDialog>
  );
};

export default KeysSheet;
