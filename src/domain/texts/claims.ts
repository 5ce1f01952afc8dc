const MEDICINE = String.raw`(?:leki|leków|lekarstw\p{L}*|tablet\p{L}+|pigułk\p{L}+|antydepresant\p{L}+|antybiotyk\p{L}*|insulin\p{L}+|terapi\p{L}+|leczeni\p{L}+|chemi[ęi])`;
const DOCTOR = String.raw`(?:lekarz\p{L}*|doktor\p{L}*|psychiatr\p{L}+|psycholog\p{L}*|terapeut\p{L}+|onkolog\p{L}*|szpital\p{L}*)`;
/** A possessive or a pronoun between two words of a claim. */
const OWN = String.raw`(?:(?:te|ten|tę|swoje|twoje|swoich|twoich|swoją|wszystkie|wszelkie|już|brać|brania|przyjmować|przyjmowanie|przyjmowania|łykać|pić) ){0,3}`;

/**
 * Word stems of promises that no shop may make: to heal, to win games, or an effect that is certain (act on unfair market
 * practices art. 7 (16), (17)), and of advice to leave medicines or doctors. A denial of them is what the law wants to read.
 */
const CLAIMS = [
  String.raw`(?:wy|u)?lecz(?:y|ę|ymy|enie|enia|ą)`,
  String.raw`uzdr(?:owi|awia)\p{L}*`,
  String.raw`wygra(?:sz|na w|nej w)\s*\p{L}*`,
  String.raw`(?:numery|szóstk\p{L}+) (?:w )?(?:lotto|totk\p{L}+)`,
  String.raw`zdejm\p{L}+[^.!?]{0,20}?(?:chorob|klątw|urok)\p{L}*`,
  String.raw`gwarant\p{L}*[^.!?]{0,40}?(?:powr[oó]t|efekt|skut|rezultat|miłoś)\p{L}*`,
  String.raw`(?:na pewno|z pewnością)[^.!?]{0,30}?(?:wr[óo]ci|zakocha|wyzdrowie|zdob)\p{L}*`,
  String.raw`100\s?% skuteczn\p{L}+`,
  String.raw`(?:rzu[ćc]\p{L}*|odstaw\p{L}*|odłóż\p{L}*|przesta[ńn]\p{L}*|przerwij\p{L}*|przerwać|zrezygn\p{L}+ z|wyrzu[ćc]\p{L}*|nie (?:bierz|bierzcie|zażywaj|łykaj|przyjmuj)(?: już)?) ${OWN}${MEDICINE}`,
  String.raw`(?:zamiast|lepiej niż|lepsz\p{L}+ niż|skuteczniejsz\p{L}+ niż) (?:do |iść do |chodzić do |u )?${OWN}(?:${DOCTOR}|${MEDICINE})`,
  String.raw`(?:zastąpi|zastępuje|zastąpią|zastępują) ${OWN}(?:${DOCTOR}|${MEDICINE})`,
  String.raw`(?:nie (?:idź|chodź|potrzebujesz|potrzeba|słuchaj|ufaj|wierz)|bez) (?:już )?(?:do )?${OWN}(?:${DOCTOR}|leków|lekarstw)`,
].join('|');
const PATTERN = new RegExp(String.raw`(?<![\p{L}])(?<!\b(?:nie|ani) )(?:${CLAIMS})`, 'iu');

/** The first forbidden promise in a text for customers; undefined without one. */
export const forbiddenClaim = (text: string): string | undefined => PATTERN.exec(text)?.[0].trim();
