/**
 * What stands in a form's text fields by now, by field name: a visitor may type before the page's code has come, and
 * a controlled field would lose it at its first change.
 */
export function typedText(form: HTMLFormElement | null): Record<string, string> {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input:not([type=hidden])') ?? [])];
  return Object.fromEntries(fields.flatMap(({ name, value }) => (value === '' ? [] : [[name, value]])));
}
