/**
 * Word stems of promises that no shop may make: to heal, to win games, or an effect that is certain (act on unfair market
 * practices art. 7 (16), (17)). A denial of them is what the law wants to read.
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
].join('|');
const PATTERN = new RegExp(String.raw`(?<![\p{L}])(?<!\bnie )(?:${CLAIMS})`, 'iu');

/** The first such promise in a text that customers read; undefined where there is none. */
export const forbiddenClaim = (text: string): string | undefined => PATTERN.exec(text)?.[0].trim();
