import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { freePort } from '../../free-port.ts';

/**
 * Steps of handing over a mail at which the stand-in can stop: before its greeting, before it accepts the text, with the
 * text taken and unanswered, with the text taken and about to be confirmed.
 */
export const SMTP_STEPS = ['greeting', 'data', 'unanswered', 'confirmed'] as const;
export type SmtpStep = (typeof SMTP_STEPS)[number];

/** A mail server that accepts, refuses, drops or holds mails as told, and remembers envelopes and messages. */
export class SmtpStandIn {
  readonly received: { from: string; to: string[]; message: string }[] = [];
  /** What becomes of the next recipients. */
  behaviour: 'take' | 'refuse' | 'drop' = 'take';
  /** What it says instead to a recipient, to the wish to hand over a text, or to the text itself; `cut` ends the connection. */
  say: (step: 'recipient' | 'data' | 'text', to: string) => string | undefined = () => undefined;
  /**
   * Holds the next mail to an address at a step (at `greeting`, to anybody): its connection gets no further response,
   * except that `confirmed` responds when `reached` has ended.
   */
  hold: { step: SmtpStep; to: string; reached: () => Promise<void> } | undefined;
  readonly #port: number;
  readonly #sockets = new Set<Socket>();
  #server = this.#newServer();

  private constructor(port: number) {
    this.#port = port;
  }

  static async start(): Promise<SmtpStandIn> {
    const standIn = new SmtpStandIn(await freePort());
    await standIn.comeBack();
    return standIn;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** Refuses connections until `comeBack`. */
  async goAway(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    if (!this.#server.listening) return;
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Listens again at the same address. */
  async comeBack(): Promise<void> {
    this.#server = this.#newServer();
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  #newServer() {
    return createServer((socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
      socket.on('error', () => undefined);
      this.#talk(socket);
    });
  }

  /** Resolves when the hold of a mail at this step has been noticed; `undefined` when it is not held. */
  #held(step: SmtpStep, to?: readonly string[]): Promise<void> | undefined {
    const { hold } = this;
    if (hold?.step !== step || (to && !to.includes(hold.to))) return undefined;
    this.hold = undefined;
    return hold.reached();
  }

  #talk(socket: Socket): void {
    let buffer = '';
    let inData = false;
    let mail = { from: '', to: [] as string[], message: '' };
    const say = (line: string) => void socket.write(`${line}\r\n`);

    const respond = (line: string) => (line === 'cut' ? void socket.destroy() : say(line));

    const command = (line: string) => {
      if (inData) {
        if (line !== '.') return void (mail.message += `${line}\r\n`);
        inData = false;
        this.received.push(mail);
        const { to } = mail;
        mail = { from: '', to: [], message: '' };
        if (this.#held('unanswered', to)) return;
        const confirm = () => respond(this.say('text', to[0] ?? '') ?? '250 taken');
        const noticed = this.#held('confirmed', to);
        return noticed ? void noticed.then(confirm) : confirm();
      }
      if (line.startsWith('MAIL')) mail.from = /<(.*?)>/.exec(line)?.[1] ?? '';
      if (line.startsWith('RCPT')) {
        if (this.behaviour === 'drop') return void socket.destroy();
        if (this.behaviour === 'refuse') return say(`550 no such user ${line}`);
        const to = /<(.*?)>/.exec(line)?.[1] ?? '';
        const instead = this.say('recipient', to);
        if (instead !== undefined) return respond(instead);
        mail.to.push(to);
      }
      if (line === 'DATA') {
        const instead = this.say('data', mail.to[0] ?? '');
        if (instead !== undefined) return respond(instead);
        if (this.#held('data', mail.to)) return;
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
    if (!this.#held('greeting')) say('220 mail.example');
  }
}
