import { print } from './tokens.ts';

/** What stands where a portrait is yet to come: a halo on night, in both themes (R2). */
export const HALO = `radial-gradient(circle at 50% 40%, ${print.deep} 31%, ${print.gold} 31.5% 33%, transparent 33.5%) ${print.petrolDark}`;
