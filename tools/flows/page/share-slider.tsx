import { visitorWords } from '../words/visitors.ts';
import * as css from './visitors.css.ts';

interface ShareSliderProps {
  words: string;
  /** From 0 to 1. */
  share: number;
  /** Whole percents; those of a choice make a hundred together. */
  percent?: number;
  onShare: (share: number) => void;
}

/** A slider for a share in whole percents. */
export const ShareSlider = ({
  words,
  share,
  percent = Math.round(share * 100),
  onShare,
}: ShareSliderProps) => (
  <label className={css.slider}>
    <span>{words}</span>
    <span className={css.share} aria-hidden="true">
      {visitorWords.percent(percent / 100)}
    </span>
    <input
      type="range"
      min={0}
      max={100}
      value={percent}
      aria-valuetext={visitorWords.percent(percent / 100)}
      onChange={({ target }) => onShare(Number(target.value) / 100)}
    />
  </label>
);
