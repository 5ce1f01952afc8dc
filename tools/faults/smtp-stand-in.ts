import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A mail server that takes everything, or refuses or hangs as told; remembers envelopes and messages. */
export interface FakeSmtp {
  url: string;
  received: { from: string; to: string[]; message: string }[];
  /** What becomes of the next recipients. */
  behaviour: 'take' | 'refuse' | 'drop';
  close(): Promise<void>;
}

export async function startFakeSmtp(): Promise<FakeSmtp> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    talk(socket, smtp);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const smtp: FakeSmtp = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    behaviour: 'take',
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return smtp;
}

function talk(socket: Socket, smtp: FakeSmtp): void {
  let buffer = '';
  let inData = false;
  let mail = { from: '', to: [] as string[], message: '' };
  const say = (line: string) => void socket.write(`${line}\r\n`);

  const command = (line: string) => {
    if (inData) {
      if (line !== '.') return void (mail.message += `${line}\r\n`);
      inData = false;
      smtp.received.push(mail);
      mail = { from: '', to: [], message: '' };
      return say('250 taken');
    }
    if (line.startsWith('MAIL')) mail.from = /<(.*?)>/.exec(line)?.[1] ?? '';
    if (line.startsWith('RCPT')) {
      if (smtp.behaviour === 'drop') return void socket.destroy();
      if (smtp.behaviour === 'refuse') return say(`550 no such user ${line}`);
      mail.to.push(/<(.*?)>/.exec(line)?.[1] ?? '');
    }
    if (line === 'DATA') {
      inData = true;
      return say('354 go on');
    }
    if (line === 'QUIT') return void socket.end('221 bye\r\n');
    return say('250 ok');
  };

  socket.on('data', (chunk) => {
    buffer += chunk.toString('latin1');
    for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      command(line);
    }
  });
  say('220 fake.example');
}
