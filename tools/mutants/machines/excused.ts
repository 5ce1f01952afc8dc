/** Faults that change nothing anybody could notice, by machine and id, each with the reason. */
export const EXCUSED: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
