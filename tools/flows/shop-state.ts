/** State of the shop behind "Pokaż w sklepie". `url` is the origin of the stage. */
export type ShopState =
  | { status: 'starting' }
  | { status: 'ready'; url: string }
  | { status: 'absent'; reason: string };
