import { writtenCopy } from '#desk/copy/mail.ts';
import { formatMoment } from '#desk/copy/time.ts';
import type { Customer } from '#desk/domain/wire.ts';
import { pathOf } from '#desk/pages.ts';
import { mailOutcome } from '#desk/ui/mail-outcome.ts';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { muted, tightStack } from '#styles/desk/base.css.ts';
import { plainList, urgent, written } from '#styles/desk/written.late.css.ts';
import { customerCopy as copy } from './customer-copy.ts';

/** What people of the desk wrote about her orders, the latest first, each with the page that it was written on. */
export const CustomerMails = ({ mails, now }: { mails: Customer['mails']; now: number }) => (
  <ul className={plainList}>
    {mails.map(({ id, orderId, author, writtenAt, sendAt, state, text }) => (
      <li key={id} className={tightStack}>
        <p className={muted}>
          <MenuLink to={pathOf('orderMail', { orderId })}>{copy.mailOf(orderId)}</MenuLink> ·{' '}
          <span>{writtenCopy.by(author, formatMoment(writtenAt, now))}</span> ·{' '}
          <span className={state === 'refused' ? urgent : undefined}>
            {mailOutcome({ state, sendAt }, now)}
          </span>
        </p>
        <p className={written}>{text}</p>
      </li>
    ))}
  </ul>
);
