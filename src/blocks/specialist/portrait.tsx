import type { Fairy } from '#domain/catalogue.ts';
import { printed } from '#styles/choice-card.css.ts';
import { Picture } from '../picture.tsx';

export interface PortraitProps {
  fairy: Pick<Fairy, 'name' | 'imageSrc'>;
  /** Sets the size and the arch shape. */
  className: string;
}

/** A specialist's picture (4:5); its class clips it to an arch. */
export const Portrait = ({ fairy, className }: PortraitProps) => (
  <Picture
    src={fairy.imageSrc}
    alt={fairy.name}
    width={320}
    height={400}
    loading="lazy"
    decoding="async"
    className={`${printed} ${className}`}
  />
);
