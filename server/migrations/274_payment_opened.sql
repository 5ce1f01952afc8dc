-- The last payment that a provider has opened: what came after it in vain is told to the owner.
create index payment_opened on payment (provider, created_at) where provider_payment_id is not null;
