/** Milliseconds until a call to the shop's or the desk's API times out; a response after that counts as lost. */
export const CALL_TIMEOUT = 20_000;
