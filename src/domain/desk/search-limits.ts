/** Most orders that the desk's search shows. The server finds one more, so that the desk knows whether there are others. */
export const FOUND_ORDERS = 8;
/** Things of each other kind, in the same way. */
export const FOUND_OF_A_KIND = 5;
