// @ts-check
const oldest = { major: 20, minor: 19 };

/**
 * Whether a version of Node can run the shop. 21 is excluded, since it lacks features that 20.19 has.
 *
 * @param {string} version as in `process.versions.node`: `20.19.0`
 */
export function nodeIsNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major === oldest.major) return minor >= oldest.minor;
  return major > oldest.major + 1;
}

/** Exits with an error message if this Node is too old. Call it before anything else. */
export function requireNode() {
  if (nodeIsNewEnough(process.versions.node)) return;
  console.error(
    `This shop needs Node ${oldest.major}.${oldest.minor} or newer (22 and 24 are fine); this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
