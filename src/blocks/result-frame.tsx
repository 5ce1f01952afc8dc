import type { Elements } from '#kit/elements.ts';
import { wrap } from '#styles/layout.css.ts';
import * as css from '#styles/result.css.ts';

export interface ResultFrameProps {
  picture: Elements;
  title: string;
  children: Elements;
}

/** Layout shared by order results and the 404 page: a night band, dark in both themes, with picture, title and content. */
export const ResultFrame = ({ picture, title, children }: ResultFrameProps) => (
  <section data-theme="dark" className={css.band}>
    <div className={`${wrap} ${css.result}`}>
      {picture}
      <div>
        <h1 tabIndex={-1} className={css.title}>
          {title}
        </h1>
        {children}
      </div>
    </div>
  </section>
);

export interface ResultPictureProps {
  src: string;
  width?: number;
  height?: number;
}

/** A decorative drawing from /art. */
export const ResultPicture = ({ src, width = 320, height = 320 }: ResultPictureProps) => (
  <img src={src} alt="" width={width} height={height} className={css.picture} />
);
