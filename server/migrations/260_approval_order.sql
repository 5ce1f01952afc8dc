-- Approvals of an order: how soon it was answered, and what goes with an order that is deleted. The index of 032 has only
-- those that stand.
create index answer_approval_order on answer_approval (order_id);
