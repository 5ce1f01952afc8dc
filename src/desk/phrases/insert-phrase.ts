/**
 * Inserts a text snippet in place of the selection; returns the text and the cursor's position. Without a selection
 * (the field had no focus yet) it is appended as a paragraph.
 */
export function insertPhrase(
  text: string,
  phrase: string,
  place: { start: number; end: number } | undefined,
): { text: string; at: number } {
  if (!place) {
    const whole = [text.trimEnd(), phrase].filter(Boolean).join('\n\n');
    return { text: whole, at: whole.length };
  }
  const { start, end } = place;
  return { text: text.slice(0, start) + phrase + text.slice(end), at: start + phrase.length };
}
