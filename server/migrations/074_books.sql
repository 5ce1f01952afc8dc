-- A month of the books is read by when its money came and went.
create index shop_order_paid on shop_order (paid_at) where paid_at is not null;
create index refund_done on refund (updated_at) where state = 'done';
