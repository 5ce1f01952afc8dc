/**
 * A text with a phrase in place of what is selected in its field, and where the cursor stands then. Without a place (nobody
 * has been in the field yet) it comes at the end, as a paragraph.
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
