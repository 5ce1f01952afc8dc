/** The lines of `after` that are not in `before`, in their order, by the longest common sequence. */
export function newLines(before: readonly string[], after: readonly string[]): string[] {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const added: string[] = [];
  let row = 0;
  for (let column = 0; column < after.length;) {
    if (row < before.length && before[row] === after[column]) {
      row += 1;
      column += 1;
    } else if (row < before.length && at(row + 1, column) >= at(row, column + 1)) row += 1;
    else {
      added.push(after[column] ?? '');
      column += 1;
    }
  }
  return added;
}
