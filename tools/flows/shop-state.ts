/** State of the shop behind "Pokaż w sklepie". `url` is the origin of the stage, `deskUrl` that of the desk's stage. */
export type ShopState =
  | { status: 'starting' }
  | { status: 'ready'; url: string; deskUrl?: string }
  | { status: 'absent'; reason: string };
