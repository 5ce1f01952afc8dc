/**
 * Shares the page's address without its query by the device's own sheet, or copies it where there is none. Resolves with
 * what became of it; who closes the sheet has shared nothing, and needs no word of it.
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
