/**
 * Shares the page's address without its query by the device's share sheet, or copies it if there is none. A cancelled
 * sheet resolves to `shared`, since it needs no message.
 */
export async function sharePage(title: string): Promise<'shared' | 'copied' | 'failed'> {
  const hasSheet = 'canShare' in navigator;
  const url = window.location.origin + window.location.pathname;
  try {
    if (hasSheet) {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed';
  }
}
