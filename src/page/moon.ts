import { createContext, use } from 'react';
import type { Moon } from '#domain/moon.ts';

const MoonContext = createContext<Moon | undefined>(undefined);

/** Provides today's moon to all descendants; `undefined` until it has loaded, or if it fails to (SH-7). */
export const MoonProvider = MoonContext;

/** Returns today's moon, if it is known. */
export const useMoonOfToday = (): Moon | undefined => use(MoonContext);
