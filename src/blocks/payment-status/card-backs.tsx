import * as css from '#styles/purchase/order-result.late.css.ts';

/** Cards face down: three in a hand, or those that look out behind a portrait. Decorative. */
export const CardBacks = ({ isHand = false }: { isHand?: boolean }) => (
  <div className={isHand ? css.hand : css.behind} aria-hidden="true">
    {Array.from({ length: isHand ? 3 : 2 }, (_, place) => (
      <img key={place} src="/art/karta-grzbiet.svg" alt="" width={240} height={400} className={css.card} />
    ))}
  </div>
);
