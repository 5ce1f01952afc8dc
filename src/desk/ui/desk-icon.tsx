import sprite from './desk-icons.svg?url';
import type { IconName } from '#blocks/icon-name.ts';
import { Icon } from '#blocks/icon.tsx';

/** The symbols of the desk's own sprite. */
export const DESK_ICON_NAMES = [
  'arrow-left',
  'candle',
  'chevron-left',
  'chevron-right',
  'cloud',
  'copy',
  'download',
  'eye',
  'grid',
  'grip',
  'history',
  'key',
  'keyboard',
  'list',
  'logout',
  'more',
  'ok',
  'page',
  'person',
  'print',
  'quill',
  'refresh',
  'search',
  'send',
  'stop',
  'undo',
  'void',
  'wait',
] as const;
export type DeskIconName = (typeof DESK_ICON_NAMES)[number] | IconName;

const OWN: ReadonlySet<string> = new Set(DESK_ICON_NAMES);

/** An icon of the desk's sprite or the shop's, in the current text colour; always decorative. */
export const DeskIcon = ({ name, size = 20 }: { name: DeskIconName; size?: number }) =>
  OWN.has(name) ? (
    <svg width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  ) : (
    <Icon name={name as IconName} size={size} />
  );
