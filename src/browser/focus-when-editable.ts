/**
 * Focuses a field as soon as it is no longer read-only, since Firefox does not focus read-only date and time fields.
 */
export function focusWhenEditable(field: HTMLInputElement): void {
  if (!field.readOnly) return field.focus();
  const watcher = new MutationObserver(() => {
    if (field.readOnly) return;
    watcher.disconnect();
    field.focus();
  });
  watcher.observe(field, { attributeFilter: ['readonly'] });
}
