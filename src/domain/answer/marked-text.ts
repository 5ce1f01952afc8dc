/** A part of a text, bold where its writer has marked it. */
export interface MarkedPart {
  text: string;
  isBold: boolean;
  /** Where it ends in the text. */
  end: number;
}

const isWords = (text: string) => text !== '' && text.trim() === text;

/**
 * Takes a text apart by its writer's own marking: words between two asterisks of one line are bold, and between two pairs
 * of them, as in the shop's other texts. Asterisks that mark nothing stay.
 */
export function markedParts(text: string): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let end = 0;
  const put = (part: string, isBold: boolean) => {
    end += part.length;
    const last = parts.at(-1);
    if (last?.isBold === isBold && !isBold) parts.splice(-1, 1, { text: last.text + part, isBold, end });
    else if (part !== '') parts.push({ text: part, isBold, end });
  };
  for (const [number, line] of text.split('\n').entries()) {
    if (number > 0) put('\n', false);
    const [first = '', ...rest] = line.split('*');
    put(first, false);
    for (let at = 0; at < rest.length; at += 1) {
      const [inner = '', after, closed, afterPair] = rest.slice(at, at + 4);
      if (inner === '' && after !== undefined && isWords(after) && closed === '' && afterPair !== undefined) {
        put(after, true);
        put(afterPair, false);
        at += 3;
        continue;
      }
      if (after === undefined || !isWords(inner)) {
        put(`*${inner}`, false);
        continue;
      }
      put(inner, true);
      put(after, false);
      at += 1;
    }
  }
  return parts;
}
