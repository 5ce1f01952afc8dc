import { visitorWords } from '../words/visitors.ts';
import * as css from './visitors.css.ts';

interface ShareSliderProps {
  words: string;
  /** From 0 to 1. */
  share: number;
  onShare: (share: number) => void;
}

/** A slider for a share in whole percents. */
export const ShareSlider = ({ words, share, onShare }: ShareSliderProps) => (
  <label className={css.slider}>
    <span>{words}</span>
    <span className={css.share} aria-hidden="true">
      {visitorWords.percent(share)}
    </span>
    <input
      type="range"
      min={0}
      max={100}
      value={Math.round(share * 100)}
      aria-valuetext={visitorWords.percent(share)}
      onChange={({ target }) => onShare(Number(target.value) / 100)}
    />
  </label>
);
