-- How soon a specialist answers is measured, never typed: the median of ninety days from ten answers on, rounded up, by an
-- hourly step of the housekeeping. What was typed stays in response_time, for the made-up specialists of the sample alone.
alter table fairy add column usual_minutes integer check (usual_minutes > 0);
alter table fairy alter column response_time set default '';
