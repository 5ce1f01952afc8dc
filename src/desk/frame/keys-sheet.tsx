import { shortcutsCopy as copy } from '#desk/copy/shell.ts';
import { key as keyClass } from '#styles/desk/base.css.ts';
import { keyGroups, keys as list, rubric } from '#styles/desk/blocks.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DeskDialog } from '#desk/ui/desk-dialog.tsx';
import { SHORTCUT_GROUPS } from '#desk/copy/shortcut-groups.ts';

export interface KeysSheetProps {
  /** Whether shortcuts of a single letter work. */
  singleKeys: boolean;
  onSingleKeys: (work: boolean) => void;
  onClose: () => void;
}

/** The sheet of keyboard shortcuts, where those of a single letter can be switched off. */
const KeysSheet = ({ singleKeys, onSingleKeys, onClose }: KeysSheetProps) => (
  <DeskDialog title={copy.title} closeLabel={copy.close} onClose={onClose}>
    <div className={keyGroups}>
      {SHORTCUT_GROUPS.map(([title, rows]) => (
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

export default KeysSheet;
