import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { callProvider, NoResponse } from '#server/pay/provider-call.ts';
import { withRequestId } from '#server/request-id.ts';
import { TimeoutError } from '#server/timeout.ts';
import { json, startStandIn, type StandIn } from './stand-in-provider.ts';

let provider: StandIn;
afterEach(() => provider.close());

const ask = (more: { body?: string; within?: number } = {}) =>
  callProvider(`${provider.url}/v1/things?a=1`, { method: 'POST', within: 5_000, ...more });

test('a request arrives with its number and its length, and the response is read whole', async () => {
  provider = await startStandIn((_, response) => json(response, 302, { title: 'Wróżba' }));
  const id = '0b7d6c0e-6d0e-4d9e-9b61-0f7c7a1d2b3c';
  const { status, headers, body } = await withRequestId(id, () => ask({ body: 'Zażółć' }));
  expect([status, headers['content-type'], body]).toEqual([302, 'application/json', '{"title":"Wróżba"}']);
  expect(provider.requests).toMatchObject([
    {
      method: 'POST',
      path: '/v1/things?a=1',
      body: 'Zażółć',
      headers: {
        'x-request-id': id,
        'content-length': '10',
        accept: 'application/json',
        'accept-encoding': 'identity',
        'user-agent': 'node',
      },
    },
  ]);
});

test('calls share a connection, and one that the provider has closed is not used again', async () => {
  const ports: (number | undefined)[] = [];
  provider = await startStandIn(({ path }, response) => {
    const { socket } = response;
    ports.push(socket?.remotePort);
    json(response, 200, { path });
    if (ports.length === 2) response.on('finish', () => setTimeout(() => socket?.destroy(), 20));
  });
  for (let call = 0; call < 2; call += 1) expect((await ask()).status).toBe(200);
  await pause(60);
  expect((await ask()).status).toBe(200);
  expect(ports[0]).toBe(ports[1]);
  expect(ports[2]).not.toBe(ports[1]);
});

test('a call ends in time when nothing is answered, or the rest of a body never comes', async () => {
  provider = await startStandIn(() => undefined);
  await expect(ask({ within: 50 })).rejects.toThrow(TimeoutError);
  await provider.close();
  provider = await startStandIn((_, response) => response.writeHead(200).write('{"id":'));
  await expect(ask({ within: 50 })).rejects.toThrow(TimeoutError);
});

test('half a body is no response, nor is one without an end', async () => {
  provider = await startStandIn((_, response) =>
    response.writeHead(200, { 'content-length': 100 }).write('{}', () => response.socket?.destroy()),
  );
  await expect(ask()).rejects.toThrow(NoResponse);
  await provider.close();
  provider = await startStandIn((_, response) => response.end('x'.repeat(1_000_001)));
  await expect(ask()).rejects.toThrow(NoResponse);
});
