/**
 * Types that openapi-fetch takes from `openapi-typescript-helpers` (tsconfig.json, `paths`). Its own `Readable` and
 * `Writable` look for properties of one direction inside of every object. An amount counts as one, because its unit is a
 * property, and would lose its type. The shop's contracts have no properties of one direction.
 */
export * from '../node_modules/openapi-typescript-helpers/dist/index.d.mts';
export type Readable<T> = T;
export type Writable<T> = T;
