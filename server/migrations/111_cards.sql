-- The cards that a specialist lays beside a letter, as part of each version of its draft:
-- [{ position, card, isReversed }], in her order. The approved text lists them, so its digest covers them too.
alter table answer_draft add column cards jsonb not null default '[]';

-- The named positions of a tarot service's spread; none: the number of cards names them.
alter table product add column spread text[] not null default '{}';

-- The sample's services get the spreads that its seed has now. Only where they are: any update marks a catalogue as used.
do $$
begin
  if exists (select from product where id = 'c80b9ade-a95f-4d9f-ab9a-2991aa6ad4d9') then
    update product set spread = spreads.positions
    from (values
      ('c80b9ade-a95f-4d9f-ab9a-2991aa6ad4d9'::uuid, array['Twoja karta']),
      ('6b0cbd3f-2505-4a2c-867a-824f5878d69c', array['Co było', 'Co jest', 'Dokąd to zmierza']),
      ('6c6ecdeb-6cdd-478d-8167-58187fdbc834', array['Sedno sprawy', 'Co ją krzyżuje', 'Nad tobą: cel', 'Pod tobą: źródło',
        'Co odchodzi', 'Co nadchodzi', 'Ty w tej sprawie', 'Twój dom i bliscy', 'Nadzieje i obawy', 'Dokąd to zmierza']),
      ('2c38eb54-d478-4453-aa20-c27d9a4cd984', array['Co wnosisz', 'Co wnosi druga osoba', 'Co was łączy', 'Gdzie łatwo się minąć']),
      ('94e990e1-536f-4e80-b803-2f1f9e8b36ee', array['Ty: słowo', 'Ty: milczenie', 'Ty: gest', 'Most', 'Druga osoba: słowo',
        'Druga osoba: milczenie', 'Druga osoba: gest'])
    ) as spreads (id, positions)
    where product.id = spreads.id;
  end if;
end
$$;
