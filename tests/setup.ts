// Tests of Node need none of this, and loading it takes longer than most of them.
if (typeof window !== 'undefined') await import('./setup-dom.ts');

export {};
