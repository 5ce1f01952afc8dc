/**
 * Marks a journey that `npm test` walks in WebKit alone, whose customers are half of all and whose faults are found nowhere
 * else. `npm run prove` walks it in Firefox and Chromium, too.
 */
export const webkitAlone = { tag: '@webkit' } as const;
