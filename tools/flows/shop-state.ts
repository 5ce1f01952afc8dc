/** How the shop behind "Pokaż w sklepie" is doing. `url`: origin of the stage that shows it. */
export type ShopState =
  | { status: 'starting' }
  | { status: 'ready'; url: string }
  | { status: 'absent'; reason: string };
