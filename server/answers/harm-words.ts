import { foldName } from '#server/places/fold-name.ts';

/** Words of somebody who may hurt herself, folded; rather a question too many than one too few. */
const HARM =
  /\b(?:samoboj\w*|zabic sie|zabij[ae] sie|sie zabi\w+|odebrac sobie zycie|skonczyc ze soba|(?:nie chce|nie chc[ei]alabym|nie chc[ei]albym)(?: mi sie)?(?: juz| dalej| dluzej)* zyc|nie chce mi sie zyc|targn\w+ (?:sie )?na (?:swoje |wlasne )?zycie|(?:zrobic|robie|zrobie) sobie (?:krzywde|cos zlego)|okalecz\w*|tne sie|ciac sie|sie tne|mysl\w* o smierci|(?:lepiej|lzej)(?: \w+){0,3} beze mnie|chc\w+ (?:umrzec|zniknac na zawsze))\b/;

/** Whether a text speaks of hurting oneself. Such a question goes to no model, and help lines come before cards. */
export const speaksOfHarm = (text: string): boolean => HARM.test(foldName(text));
