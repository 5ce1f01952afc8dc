import type { RatingRule } from '#domain/ratings.ts';
import { NBSP } from './format.ts';

/** The rules by which words beside a rating are not shown, as `/oceny` prints them and the author reads them. */
export const RATING_RULE_COPY: Readonly<Record<RatingRule, string>> = {
  people: `Podają nazwisko, adres, telefon albo inne dane, po których można kogoś rozpoznać.`,
  insult: 'Obrażają, grożą albo nawołują do nienawiści.',
  health: `Mówią o${NBSP}zdrowiu, czyimkolwiek.`,
  promise: `Obiecują innym, że wróżba uleczy, da wygraną albo na pewno się spełni.`,
  advert: `Reklamują albo prowadzą na inne strony.`,
};
