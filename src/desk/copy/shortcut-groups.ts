import { shortcutsCopy as copy } from './shell.ts';
import { deskPages } from '#desk/pages.ts';

/** What the sheet of shortcuts tells: by place, the keys and what they do. */
export const SHORTCUT_GROUPS = [
  [
    copy.everywhere,
    [
      ['Ctrl K', copy.keys.search],
      ['/', copy.keys.listSearch],
      ...deskPages.flatMap(({ key, title }): [string, string][] =>
        key === undefined ? [] : [[`G ${key.toUpperCase()}`, title.toLowerCase()]],
      ),
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
  [
    copy.message,
    [
      ['O', copy.keys.reply],
      ['E', copy.keys.done],
    ],
  ],
] as const;
