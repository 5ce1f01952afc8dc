import { useEffect, useRef } from 'react';
import { singleKeysWork } from '#desk/browser/single-keys.ts';

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/**
 * Calls a handler for a key. A letter (`j`, `?`) counts outside of fields and dialogs, one with Ctrl or ⌘
 * (`ctrl+s`) everywhere.
 */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isCommand = event.ctrlKey || event.metaKey;
      if (event.altKey || event.defaultPrevented) return;
      if (!isCommand && !singleKeysWork()) return;
      if (!isCommand && (isWriting(event.target) || document.querySelector('[role=dialog]'))) return;
      const handler = latest.current[`${isCommand ? 'ctrl+' : ''}${event.key.toLowerCase()}`];
      if (!handler) return;
      event.preventDefault();
      handler();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
