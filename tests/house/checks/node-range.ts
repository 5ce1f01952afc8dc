type Version = [major: number, minor: number, patch: number];

/** `20`, `20.19`, `v20.19.0`, `20.x`: parts left out or wild count as 0. */
function versionOf(text: string): Version {
  const [major = 0, minor = 0, patch = 0] = text
    .replace(/^v/, '')
    .split('.')
    .map((part) => Number.parseInt(part, 10) || 0);
  return [major, minor, patch];
}

const compare = (a: Version, b: Version) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

/** The first version that a caret, tilde or bare partial range no longer holds. */
function endOf(operator: string, text: string): Version {
  const [major, minor, patch] = versionOf(text);
  const parts = text.split('.').filter((part) => /\d/.test(part)).length;
  if (operator === '^') return major > 0 ? [major + 1, 0, 0] : [0, minor + 1, 0];
  if (parts === 1) return [major + 1, 0, 0];
  if (operator === '~' || parts === 2) return [major, minor + 1, 0];
  return [major, minor, patch + 1];
}

function holds(comparator: string, version: Version): boolean {
  const [, operator = '', text = ''] = /^(>=|<=|>|<|=|\^|~)?v?([\dx*.]*)/.exec(comparator) ?? [];
  if (text === '' || /^[x*]/.test(text)) return true;
  const order = compare(version, versionOf(text));
  switch (operator) {
    case '>=':
      return order >= 0;
    case '>':
      return order > 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    default:
      return order >= 0 && compare(version, endOf(operator, text)) < 0;
  }
}

/**
 * Whether a version of Node is in an `engines` range: comparators joined by spaces, alternatives by `||`,
 * and `a - b`. Covers what package.json files in the lock say; no pre-releases.
 */
export function nodeIsInRange(range: string, version: string): boolean {
  return range.split('||').some((alternative) =>
    alternative
      .replace(/(\S+)\s+-\s+(\S+)/, '>=$1 <=$2')
      .replaceAll(/(>=|<=|>|<|=|\^|~)\s+/g, '$1')
      .trim()
      .split(/\s+/)
      .every((comparator) => holds(comparator, versionOf(version))),
  );
}
