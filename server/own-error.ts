/**
 * An error whose message holds no typed value, so it may be logged and shown at the desk. Messages of mail servers,
 * providers and libraries may quote addresses; other errors are logged by name and code only.
 */
export class OwnError extends Error {
  override name = 'OwnError';
}
