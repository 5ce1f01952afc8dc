import { payLogo } from '#styles/shell/footer.css.ts';

const HEIGHT = 32;

export interface PaymentLogoProps {
  name: string;
}

/** A wordmark drawn by us, with the payment brand as its accessible name (SH-10). */
export function PaymentLogo({ name }: PaymentLogoProps) {
  const width = 28 + name.length * 8;
  return (
    <svg role="img" aria-label={name} width={width} height={HEIGHT} className={payLogo}>
      <rect
        x=".75"
        y=".75"
        width={width - 1.5}
        height={HEIGHT - 1.5}
        rx="5"
        fill="none"
        stroke="currentColor"
        strokeOpacity=".5"
        strokeWidth="1.5"
      />
      <text x="50%" y="21">
        {name}
      </text>
    </svg>
  );
}
