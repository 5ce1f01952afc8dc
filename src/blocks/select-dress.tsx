import { selectParts } from '#styles/field.css.ts';
import { Icon } from './icon.tsx';

/** How the shop's dropdowns look. */
export const selectDress = {
  parts: selectParts,
  errorIcon: <Icon name="alert" size={20} />,
  icon: <Icon name="chevron" size={20} />,
  indicator: <Icon name="check" size={18} />,
};
