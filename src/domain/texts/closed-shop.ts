/** Why a page sells nothing now, in words for customers. */
export interface ClosedShop {
  title: string;
  text: string;
  /** Terms or privacy page are missing: the shop may ask for nobody's data, for no chart and no newsletter. */
  asksNothing?: true;
}
