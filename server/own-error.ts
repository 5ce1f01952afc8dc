/**
 * An error in the shop's own words, without a value that anybody typed: its message may stand in the log and at the desk.
 * Words of mail servers, providers and libraries may quote addresses, so other errors are logged by name and code alone.
 */
export class OwnError extends Error {
  override name = 'OwnError';
}
