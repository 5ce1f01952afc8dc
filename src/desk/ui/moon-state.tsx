import type { AnswerState } from '#domain/desk-terms.ts';

const RING = <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="1.3" />;
const lit = (width: number, sweep: 0 | 1) => (
  <path d={`M12 3A9 9 0 0 1 12 21A${width} 9 0 0 ${sweep} 12 3Z`} fill="currentColor" />
);

const DISC: Readonly<Record<AnswerState | 'unpaid', React.ReactNode>> = {
  unpaid: (
    <circle
      cx="12"
      cy="12"
      r="9"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeDasharray="4.2 2.5"
    />
  ),
  waiting: (
    <circle
      cx="12"
      cy="12"
      r="9"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeDasharray="1.8 2.2"
    />
  ),
  drafted: (
    <>
      {RING}
      {lit(5, 0)}
    </>
  ),
  'in-review': (
    <>
      {RING}
      {lit(0.01, 1)}
    </>
  ),
  'sent-back': (
    <>
      {RING}
      {lit(0.01, 1)}
      <path d="M10.5 9 7.500 12l3 3" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </>
  ),
  approved: (
    <>
      {RING}
      {lit(5, 1)}
    </>
  ),
  sent: <circle cx="12" cy="12" r="9" fill="currentColor" />,
  'called-off': (
    <>
      {RING}
      <path d="m5.900 18.100 12.200-12.200" stroke="currentColor" strokeWidth="1.3" />
    </>
  ),
};

/** Moon icon for an answer's state; always shown beside the state's name. */
export const MoonState = ({ state, size = 20 }: { state: AnswerState | 'unpaid'; size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {DISC[state]}
  </svg>
);
