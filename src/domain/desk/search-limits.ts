/** Orders that the desk's search shows. The server finds one more, which tells that there are others. */
export const FOUND_ORDERS = 8;
/** Things of each other kind, in the same way. */
export const FOUND_OF_A_KIND = 5;
