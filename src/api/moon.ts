import type { Moon } from '#domain/lunar/moon.ts';
import { readMoon } from '#schemas/moon.reader.ts';
import { readResponse, type ShopClient } from './shop-client.ts';

/** GET /moon (AP-10). Rejects with ApiFailure. */
export const getMoon = (client: ShopClient): Promise<Moon> => readResponse(client.GET('/moon'), readMoon);
