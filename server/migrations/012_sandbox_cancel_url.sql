-- Where the customer returns who leaves the payment page unpaid: Stripe's cancel_url, PayU's continueUrl with an error.
alter table sandbox_payment add column cancel_url text;
