/**
 * Resolves once the document has stayed the same for so many turns in a row, with nothing on its way.
 *
 * @param turn lets what is due be done
 */
export async function pageStays(
  turns: number,
  turn: () => Promise<unknown>,
  isBusy: () => boolean = () => false,
): Promise<void> {
  let page = '';
  for (let same = 0; same < turns;) {
    await turn();
    const now = document.body.innerHTML;
    same = now === page && !isBusy() ? same + 1 : 0;
    page = now;
  }
}
