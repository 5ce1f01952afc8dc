-- What the desk asks of tables that grow, and whose answer is few rows or none.
create index refund_under_way on refund (asked_at) where state in ('asked', 'pending');
create index payment_difference_undecided on payment_difference (found_at) where decided_at is null;
create index payment_dispute_open on payment_dispute (opened_at) where closed_at is null;
create index money_movement_foreign on money_movement (happened_at) where currency <> 'PLN';
