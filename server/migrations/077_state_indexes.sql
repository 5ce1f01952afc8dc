-- What the desk's state and books look for among many orders.
create index shop_order_never_paid on shop_order (id) where paid_at is null;
create index answer_draft_by_model on answer_draft (created_at) where author_kind = 'model';
