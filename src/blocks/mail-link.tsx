import { resultCopy } from '#copy/purchase/result.ts';
import { buttonClass } from '#styles/button.css.ts';
import { Icon } from './icon.tsx';

export interface MailLinkProps {
  /** CONTACT_EMAIL. */
  email: string;
}

/** Link "Napisz do nas" that opens the customer's e-mail program (OR-2). */
export const MailLink = ({ email }: MailLinkProps) => (
  <a href={`mailto:${email}`} className={buttonClass.ghost}>
    <Icon name="mail" size={20} />
    {resultCopy.writeToUs}
  </a>
);
