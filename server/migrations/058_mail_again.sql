-- Mails of answers that were sent again: open desks watch what becomes of them, also of those that have ended. There are
-- few, among the many jobs that are kept for a while.
create index job_mail_again on job (id) where kind = 'mail.answer-again';
