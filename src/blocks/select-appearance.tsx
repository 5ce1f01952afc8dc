import { selectParts } from '#styles/field.css.ts';
import { Icon } from './icon.tsx';

/** Classes and icons of the shop's dropdowns. */
export const selectAppearance = {
  parts: selectParts,
  errorIcon: <Icon name="alert" size={20} />,
  icon: <Icon name="chevron" size={20} />,
  indicator: <Icon name="check" size={18} />,
};
