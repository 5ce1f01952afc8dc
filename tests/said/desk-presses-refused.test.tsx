import { describe } from 'vitest';
import { tellPresses } from './desk-presses.tsx';

describe('while the server refuses every change', () => {
  tellPresses(true, 'refused');
});
