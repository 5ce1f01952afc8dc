import { foldName } from '#server/places/fold-name.ts';

/** Endings of Polish declension, folded: Hanny, Tomaszowi, Nowakiem, Kowalskiego, Kowalskiej, Marii. */
const ENDINGS =
  '(?:a|e|i|o|u|y|ia|ie|ii|io|iu|ej|iej|em|iem|im|ym|om|owi|ego|iego|emu|iemu|owie|ow|ami|ach|owa|owej)?';

/** How a stem's last consonant changes before -e, folded: Monice, Jadwidze, Piotrze, Beacie, Magdzie, Blasze. */
const SOFTENED: readonly (readonly [RegExp, string])[] = [
  [/ch$/, 'sze'],
  [/k$/, 'ce'],
  [/g$/, 'dze'],
  [/r$/, 'rze'],
  [/st$/, 'scie'],
  [/t$/, 'cie'],
  [/d$/, 'dzie'],
  [/l$/, 'le'],
];

/** Minimum length of a stem; a shorter one would match other words. */
const SHORTEST_STEM = 3;

/**
 * Builds a pattern, over folded words, of a name in every case of Polish declension. It takes a few words more than the
 * name has forms, and common diminutives it does not know.
 */
export function nameForms(name: string): RegExp {
  const whole = foldName(name);
  const bare = whole.replace(/i?[aeoyiu]$/, '');
  // Marek, Marka; Paweł, Pawła.
  const withoutE = whole.replace(/e([^aeiouy])$/, '$1');
  const stems = [...new Set([bare, withoutE])].filter((stem) => stem.length >= SHORTEST_STEM);
  const softened = stems.flatMap((stem) =>
    SOFTENED.filter(([end]) => end.test(stem)).map(([end, to]) => stem.replace(end, () => to)),
  );
  const forms = [whole, ...stems.map((stem) => `${stem}${ENDINGS}`), ...softened];
  return new RegExp(`^(?:${[...new Set(forms)].join('|')})$`);
}
