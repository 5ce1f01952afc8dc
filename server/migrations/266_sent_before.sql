-- Jobs that ended before their mails were noted (250_mail_each.sql) have sent theirs, as far as anybody knows.
update job set sent_mail_ids = '{before}' where kind like 'mail.%' and done_at is not null and sent_mail_ids = '{}';
