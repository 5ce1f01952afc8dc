import { LunarPage } from '#blocks/lunar/lunar-page.tsx';
import type { PageProps } from '#page/route.ts';

/** Pages /kalendarz-ksiezycowy and /kalendarz-ksiezycowy/2026-11 (R110 to R112). */
export default function LunarCalendarPage({ data: { today, lunar } }: PageProps) {
  const { month = today, days } = lunar ?? {};
  return <LunarPage month={month} days={days} today={today} onRetry={() => window.location.reload()} />;
}
