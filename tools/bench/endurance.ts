import { fenced } from '../docs/markdown.ts';
import { writeFigures, type FigureBlock } from '../docs/write-figures.ts';
import type { ShopProcess } from '../shop-process.ts';
import { load, type Shot } from './load.ts';
import { residentMemory } from './memory.ts';
import { orderableProduct, orderShot } from './order-shot.ts';
import { table } from './table.ts';

/** Highest permitted ratio of memory in the last third to that in the first, after the warm-up. */
const FLAT_WITHIN = 1.1;
const SLICE = { connections: 4, seconds: 30, requests: Infinity };

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** Mix of requests: pages, catalogue, moon, and every tenth an order. */
function mixed(fairyProductId: string, index: number): Shot {
  if (index % 10 === 0) return orderShot(fairyProductId, index);
  const path = ['/', '/tarot', '/api/fairy', '/api/moon'][index % 4] ?? '/';
  return { method: 'GET', path, headers: { 'accept-encoding': 'br' }, status: 200 };
}

/**
 * Puts a shop under load for a number of minutes and prints its memory every 30 seconds. Ten minutes or more without
 * a wrong response are written into docs/proof/figures.md.
 *
 * @returns exit code: 1 if a response was wrong or memory grew by more than a tenth
 */
export async function endurance(shop: ShopProcess, minutes: number, block: FigureBlock): Promise<number> {
  const product = await orderableProduct(shop);
  const rows: string[][] = [];
  const held: number[] = [];
  let failed = 0;
  for (let slice = 1; slice <= minutes * 2; slice += 1) {
    const result = await load(shop.url, (index) => mixed(product, index), SLICE);
    failed += result.failed;
    const memory = residentMemory(shop.pid);
    if (memory !== undefined) held.push(memory);
    rows.push([
      (slice / 2).toFixed(1),
      result.perSecond.toFixed(0),
      result.p99.toFixed(1),
      String(result.failed),
      memory === undefined ? '?' : memory.toFixed(0),
    ]);
  }
  const third = Math.max(1, Math.floor(held.length / 3));
  const growth = mean(held.slice(-third)) / mean(held.slice(0, third));
  const text = `${table(['Minute', 'per second', 'p99 ms', 'failed', 'resident MB'], rows)}

Memory, last third against first: ${(growth * 100).toFixed(0)} %`;
  console.log(text);
  if (minutes >= 10 && failed === 0) writeFigures(block, fenced(text));
  return failed > 0 || growth > FLAT_WITHIN ? 1 : 0;
}
