import { describe } from 'vitest';
import { tellPresses } from './desk-presses.tsx';

describe('while the server takes every change', () => {
  tellPresses(false, 'taken');
});
