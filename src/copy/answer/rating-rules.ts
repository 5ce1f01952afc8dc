import type { RatingRule } from '#domain/ratings.ts';
import { NBSP } from '../site/format.ts';

/** The rules by which words beside a rating are not shown, as `/oceny` prints them and the author reads them. */
export const RATING_RULE_COPY: Readonly<Record<RatingRule, string>> = {
  people: `Bez nazwisk, adresów, telefonów i${NBSP}innych danych, po których można kogoś rozpoznać.`,
  insult: `Bez obelg, gróźb i${NBSP}nawoływania do nienawiści.`,
  health: `Bez słów o${NBSP}zdrowiu, czyimkolwiek.`,
  promise: `Bez obietnic, że wróżba uleczy, da wygraną albo na pewno się spełni.`,
  advert: `Bez reklam i${NBSP}odnośników do innych stron.`,
};
